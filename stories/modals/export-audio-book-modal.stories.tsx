import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ExportModal } from '#src/features/speech/export-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, WAIT } from '../../.storybook/app-story.tsx'
import { BOOK_EXPORT, BOOKS } from '../support/audio-book-page.ts'
import { dialog } from '../support/dialogs.ts'
import { exportsOf } from '../support/exports.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Export audio book',
  parameters: {
    guide: {
      is: 'Saves an audio book as a file or by chapters.',
      use: 'From a book that has sound.',
      instead: 'Export text to speech for speech without chapters.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ExportModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(BOOK_EXPORT, BOOKS, (page) =>
  dialog(page, i18n.t('editor-modals:export.title')),
)

/** Files checked against the rules of shops: one passes, the other does not. */
export const ShopCheck: Story = {
  ...appStory(BOOK_EXPORT, { scenario: 'book-shop-files' }, async (page) => {
    const modal = within(await dialog(page, i18n.t('editor-modals:export.title')))
    const name = new RegExp(i18n.t('editor-modals:export.shopCheck.title'))
    for (const check of await modal.findAllByText(name, {}, WAIT)) await userEvent.click(check)
    // The message about the file includes the valid range.
    const rms = i18n.t('editor-modals:export.shopCheck.rms')
    await modal.findByText(new RegExp(`^${rms} .*24[.,]1.*23.*18`))
  }),
  tags: ['long'],
}

export const FilesInEveryState: Story = { ...exportsOf('/services/audio-book/18'), tags: ['long'] }
