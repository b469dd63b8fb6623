import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShortcutsModal } from '#src/features/editor/shortcuts-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, pressTool } from '../../.storybook/app-story.tsx'
import { DOCUMENTS, LETTERS } from '../support/detect-text-page.ts'
import { dialog } from '../support/dialogs.ts'
import { DUBS, FINISHED_DUB } from '../support/dubbing-page.ts'
import { SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

/** Each service has its own keys besides the common ones. */
const meta = {
  title: 'Modals/Shortcuts',
  parameters: {
    guide: {
      is: 'The keys of the page.',
      use: 'With Ctrl / from everywhere.',
      instead: 'Tips for the key of one tool.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: ShortcutsModal,
} satisfies Meta

export default meta
type Story = StoryObj

async function open(page: Page) {
  await pressTool(page, i18n.t('editor:toolbar.shortcuts'))
  await dialog(page, i18n.t('editor-modals:shortcuts.title'))
}

export const TextToSpeech: Story = appStory(SPEECH, {}, open)
export const DetectText: Story = { ...appStory(LETTERS, DOCUMENTS, open), tags: ['long'] }
export const Dubbing: Story = { ...appStory(FINISHED_DUB, DUBS, open), tags: ['long'] }
