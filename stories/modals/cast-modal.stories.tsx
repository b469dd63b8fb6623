import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { CastModal } from '#src/features/services/audio-book/modals/cast-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { BOOKS, openCast, SPOKEN_BOOK } from '../support/audio-book-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Cast',
  parameters: {
    guide: {
      is: 'The characters of an audio book and their voices.',
      use: 'From the tools of a book; who speaks a block is chosen in its menu.',
      instead: 'Speakers to find them in a pasted script; Speakers dubbing for the people of a film.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CastModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(SPOKEN_BOOK, BOOKS, openCast)

/** A character without a voice is reported before anything is saved. */
export const WithoutVoice: Story = {
  ...appStory(SPOKEN_BOOK, BOOKS, async (page) => {
    const modal = await openCast(page)
    await press(modal, i18n.t('audio-book-lazy:cast.add'))
    const names = await modal.findAllByRole('textbox', { name: i18n.t('audio-book-lazy:cast.name') })
    await userEvent.type(names.at(-1) as HTMLElement, 'Nəvə')
    await press(modal, i18n.t('common:actions.save'))
    await modal.findByText(i18n.t('audio-book-lazy:cast.voiceNeeded'), {}, WAIT)
  }),
  tags: ['long'],
}
