import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ExportModal } from '#src/features/services/speech-to-text/modals/export-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { exportsOf } from '../support/exports.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { MEETING, openModal, selectFirst, TRANSCRIPTS } from '../support/transcript-page.ts'

const meta = {
  title: 'Modals/Export speech to text',
  parameters: {
    guide: {
      is: 'Saves a transcript as text, subtitles or table.',
      use: 'From a finished transcript.',
      instead: '“Copy all” for the text alone.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ExportModal,
} satisfies Meta

export default meta
type Story = StoryObj

const open = (page: Page) =>
  openModal(page, i18n.t('common:actions.export'), i18n.t('speech-to-text-lazy:export.title'))

export const Default: Story = appStory(MEETING, TRANSCRIPTS, async (page) => {
  const modal = await open(page)
  await modal.findByRole('switch', { name: i18n.t('editor-modals:export.speakers'), checked: true }, WAIT)
  modal.getByRole('switch', { name: i18n.t('editor-modals:export.timestamps'), checked: true })
})

/** Captions are split into lines by the customer's settings. */
export const Captions: Story = {
  ...appStory(MEETING, TRANSCRIPTS, async (page) => {
    const modal = await open(page)
    await modal.findByRole('switch', { name: i18n.t('editor-modals:export.timestamps') }, WAIT)
    await userEvent.click(modal.getByRole('combobox', { name: i18n.t('editor-modals:export.format') }))
    await userEvent.click(await page.findByRole('option', { name: /SRT/ }, WAIT))
    const length = modal.getByRole('textbox', { name: i18n.t('editor-modals:export.lineLength') })
    await userEvent.clear(length)
    await userEvent.type(length, '32')
    await modal.findByRole('switch', { name: i18n.t('editor-modals:export.speakers'), checked: true })
    modal.getByRole('group', { name: i18n.t('editor-modals:export.lineCount') })
  }),
  tags: ['long'],
}

/** Only the selected segments. */
export const Selected: Story = {
  ...appStory(MEETING, TRANSCRIPTS, async (page) => {
    await selectFirst(page)
    const name = i18n.t('speech-to-text-lazy:regenerate.selected', { count: 1 })
    await (await open(page)).findByRole('radio', { name, checked: true })
  }),
  tags: ['long'],
}

export const FilesInEveryState: Story = { ...exportsOf('/services/speech-to-text/9'), tags: ['long'] }
