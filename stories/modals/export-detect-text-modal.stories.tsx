import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExportModal } from '#src/features/services/detect-text/modals/export-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory } from '../../.storybook/app-story.tsx'
import { DOCUMENTS, LETTERS } from '../support/detect-text-page.ts'
import { dialog } from '../support/dialogs.ts'
import { exportsOf } from '../support/exports.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Export detect text',
  parameters: {
    guide: {
      is: 'Saves the text that was read, in a chosen format.',
      use: 'From a document that was read.',
      instead: 'Copy in the workspace for a few lines.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ExportModal,
} satisfies Meta

export default meta
type Story = StoryObj

/** Files that are in preparation, ready, and failed. */
export const Default: Story = appStory(`${LETTERS}?modal-open=export`, DOCUMENTS, (page) =>
  dialog(page, i18n.t('detect-text-lazy:export.title')),
)

export const FilesInEveryState: Story = { ...exportsOf('/services/detect-text/7'), tags: ['long'] }
