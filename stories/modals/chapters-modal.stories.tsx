import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { ChaptersModal } from '#src/features/services/speech-to-text/modals/chapters-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, pressTool } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { firstSegment, MEETING, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Chapters',
  parameters: {
    guide: {
      is: 'Suggests chapters of a transcript, to name and to leave out before they are added.',
      use: 'For a long recording with several subjects.',
      instead: 'The menu of a segment to start one chapter there.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: ChaptersModal,
  beforeEach: () => loadNamespaces(['speech-to-text-chapters']),
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(MEETING, TRANSCRIPTS, async (page) => {
  await firstSegment(page)
  await pressTool(page, i18n.t('speech-to-text:toolbar.chapters'))
  return within(await dialog(page, i18n.t('speech-to-text-chapters:title')))
})
