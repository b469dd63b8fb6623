import type { Meta, StoryObj } from '@storybook/react-vite'
import { PronunciationsModal } from '#src/features/speech/pronunciations-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press } from '../../.storybook/app-story.tsx'
import { BOOKS, SPOKEN_BOOK } from '../support/audio-book-page.ts'
import { dialog } from '../support/dialogs.ts'
import { SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Pronunciations',
  parameters: {
    guide: {
      is: 'Words that a voice should say in another way.',
      use: 'From the tools of an editor, or from a word.',
      instead: 'Manner for the tone of everything.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: PronunciationsModal,
} satisfies Meta

export default meta
type Story = StoryObj

async function open(page: Page) {
  await press(page, i18n.t('editor:pronunciations.title'))
  await dialog(page, i18n.t('editor:pronunciations.title'))
}

export const TextToSpeech: Story = appStory(SPEECH, {}, open)
export const AudioBook: Story = { ...appStory(SPOKEN_BOOK, BOOKS, open), tags: ['long'] }
/** Words of all articles, saved when the modal is closed. */
export const WebsiteReader: Story = {
  ...appStory('/services/website-reader/2', { scenario: 'website-readers' }, open),
  tags: ['long'],
}
