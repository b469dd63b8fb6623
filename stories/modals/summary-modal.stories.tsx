import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { SummaryModal } from '#src/features/services/speech-to-text/modals/summary-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, pressTool } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { firstSegment, MEETING, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Summary',
  parameters: {
    guide: {
      is: 'The sentences of a transcript that carry most, each with its time, which plays the recording from there.',
      use: 'To see what was said, to copy it or to keep it as a text file. Nothing is sent.',
      instead: 'Chapters, for the parts of a long recording.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: SummaryModal,
  beforeEach: () => loadNamespaces(['speech-to-text-summary']),
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(MEETING, TRANSCRIPTS, async (page) => {
  await firstSegment(page)
  await pressTool(page, i18n.t('speech-to-text:toolbar.summary'))
  return within(await dialog(page, i18n.t('speech-to-text-summary:title')))
})
