import type { Meta, StoryObj } from '@storybook/react-vite'
import { FillersModal } from '#src/features/services/speech-to-text/modals/fillers-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'
import { LECTURE, openModal, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Fillers',
  parameters: {
    guide: {
      is: 'Removes filler words from a transcript.',
      use: 'From the tools of a transcript.',
      instead: 'Find and replace for other words.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: FillersModal,
} satisfies Meta

export default meta
type Story = StoryObj

/** Sounds are selected; words that may have a meaning are not. */
export const Default: Story = appStory(LECTURE, TRANSCRIPTS, (page) =>
  openModal(page, i18n.t('speech-to-text:fillers.title'), i18n.t('speech-to-text:fillers.title')),
)
