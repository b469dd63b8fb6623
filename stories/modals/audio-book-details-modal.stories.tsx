import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookDetailsModal } from '#src/features/services/audio-book/modals/book-details-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press } from '../../.storybook/app-story.tsx'
import { BOOKS, SPOKEN_BOOK } from '../support/audio-book-page.ts'
import { dialog } from '../support/dialogs.ts'

const meta = {
  title: 'Modals/Audio book details',
  tags: ['picture'],
  component: BookDetailsModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(SPOKEN_BOOK, BOOKS, async (page) => {
  await press(page, i18n.t('audio-book:details.open'))
  await dialog(page, i18n.t('audio-book:details.title'))
})
