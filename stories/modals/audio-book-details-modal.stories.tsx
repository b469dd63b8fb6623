import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookDetailsModal } from '#src/features/services/audio-book/modals/book-details-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press } from '../../.storybook/app-story.tsx'
import { BOOKS, SPOKEN_BOOK } from '../support/audio-book-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Audio book details',
  parameters: {
    guide: {
      is: 'Title, author and cover that an exported book carries.',
      use: 'From the tools of an audio book, before the export.',
      instead: 'The heading of the project for its name in the lists.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: BookDetailsModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(SPOKEN_BOOK, BOOKS, async (page) => {
  await press(page, i18n.t('audio-book:details.open'))
  await dialog(page, i18n.t('audio-book-lazy:details.title'))
})
