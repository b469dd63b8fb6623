import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { RenameSpeakerModal } from '#src/features/services/speech-to-text/modals/rename-speaker-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, pressFirst, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { firstSegment, MEETING, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Rename speaker',
  parameters: {
    guide: {
      is: 'Gives a speaker of a transcript a name.',
      use: 'From the name next to a segment.',
      instead: 'Speakers to see and join all of them.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: RenameSpeakerModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(MEETING, TRANSCRIPTS, async (page) => {
  await firstSegment(page)
  await pressFirst(
    page,
    new RegExp(`^${i18n.t('segments:segment.speaker', { name: '' }).split(',')[0]?.trim()}`),
  )
  const name = i18n.t('speech-to-text:segment.rename')
  await userEvent.click(await page.findByRole('menuitem', { name }, WAIT))
  await dialog(page, i18n.t('speech-to-text-lazy:rename.title'))
})
