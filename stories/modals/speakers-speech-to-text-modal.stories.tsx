import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpeakersModal } from '#src/features/services/speech-to-text/modals/speakers-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'
import { MEETING, openModal, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Speakers speech to text',
  parameters: {
    guide: {
      is: 'The speakers of a transcript, to rename, add and merge.',
      use: 'From the tools of a transcript.',
      instead: 'Rename speaker for one of them, everywhere or only here.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: SpeakersModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(MEETING, TRANSCRIPTS, (page) =>
  openModal(page, i18n.t('speech-to-text:toolbar.speakers'), i18n.t('speech-to-text-lazy:speakers.title')),
)
