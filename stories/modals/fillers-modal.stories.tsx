import type { Meta, StoryObj } from '@storybook/react-vite'
import { FillersModal } from '#src/features/services/speech-to-text/modals/fillers-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory } from '../../.storybook/app-story.tsx'
import { LECTURE, openModal, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = { title: 'Modals/Fillers', tags: ['picture', 'desktop'], component: FillersModal } satisfies Meta

export default meta
type Story = StoryObj

/** Sounds are selected; words that may have a meaning are not. */
export const Default: Story = appStory(LECTURE, TRANSCRIPTS, (page) =>
  openModal(page, i18n.t('speech-to-text:fillers.title'), i18n.t('speech-to-text:fillers.title')),
)
