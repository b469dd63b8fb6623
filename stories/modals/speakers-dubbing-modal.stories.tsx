import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpeakersModal } from '#src/features/services/dubbing/modals/speakers-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, pressFirst } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { DUBS, FINISHED_DUB, openModal } from '../support/dubbing-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Speakers dubbing',
  parameters: {
    guide: {
      is: 'The people of a film, with a voice for each language.',
      use: 'From the tools of a dub.',
      instead: 'Rename speaker and Speakers speech to text in a transcript.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: SpeakersModal,
  beforeEach: () => loadNamespaces(['dubbing', 'voices']),
} satisfies Meta

export default meta
type Story = StoryObj

const open = (page: Page) =>
  openModal(page, i18n.t('dubbing:toolbar.speakers'), i18n.t('dubbing-lazy:speakers.title'))

export const Default: Story = appStory(FINISHED_DUB, DUBS, open)

/** Voices of the dub's language, which speak the speaker's translated lines as samples. */
export const Voice: Story = {
  ...appStory(FINISHED_DUB, DUBS, async (page) => {
    await open(page)
    await pressFirst(page, i18n.t('dubbing-lazy:speakers.change'))
    await dialog(page, i18n.t('voices:title'))
  }),
  tags: ['long'],
}
