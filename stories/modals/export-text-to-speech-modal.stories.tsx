import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ExportModal as SharedModal } from '#src/features/exports/export-modal.tsx'
import { ExportModal } from '#src/features/speech/export-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, faultStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { SPEECH } from '../support/editor-page.ts'
import { exportsOf } from '../support/exports.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

/** The common part of all services is `SharedModal`; this one exports speech. */
const meta = {
  title: 'Modals/Export text to speech',
  parameters: {
    guide: {
      is: 'Saves speech as one file or a file for each block.',
      use: 'From a project that has sound.',
      instead: 'Export audio book where there are chapters.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ExportModal,
  subcomponents: { SharedModal },
} satisfies Meta

export default meta
type Story = StoryObj

/** Opened by its address, because the button is in a menu on phones. */
const EXPORT = `${SPEECH}?modal-open=export`

const open = (page: Page) => page.findByRole('dialog', { name: i18n.t('editor-modals:export.title') }, WAIT)

/** The choice to generate first, with its price. */
const priced = () => new RegExp(i18n.t('editor-modals:export.regenerate', { price: '' }))

/** One block is stale: the customer chooses whether to renew it, and sees the price. */
export const StaleBlocks: Story = appStory(EXPORT, {}, async (page) => {
  await open(page)
  await page.findByRole('button', { name: i18n.t('editor-modals:export.asIs') }, WAIT)
  await page.findByRole('button', { name: priced() }, WAIT)
})

export const Failed: Story = {
  ...faultStory(EXPORT, { scenario: 'export-failed' }, async (page) => {
    await open(page)
    await page.findByText(i18n.t('editor-modals:export.formatsFailed'), {}, WAIT)
  }),
  tags: ['long'],
}

export const NothingToExport: Story = {
  ...appStory('/services/text-to-speech/2?modal-open=export', { scenario: 'all-statuses' }, async (page) => {
    await open(page)
    await page.findByText(i18n.t('editor-modals:export.silent'), {}, WAIT)
  }),
  tags: ['long'],
}

async function choose(page: Page, places: string) {
  await open(page)
  await userEvent.click(
    await page.findByRole('radio', { name: i18n.t('editor-modals:export.parts.block.chosen') }, WAIT),
  )
  const field = await page.findByRole('textbox', { name: i18n.t('editor-modals:export.parts.block.places') })
  await userEvent.clear(field)
  await userEvent.type(field, places)
}

/** Blocks by number; the start of the first and the last shows that they are the right ones. */
export const ChosenBlocks: Story = {
  ...appStory(EXPORT, {}, async (page) => {
    await choose(page, '1–2')
    await page.findByText(i18n.t('editor-modals:export.parts.block.placesFound', { count: 2 }), {}, WAIT)
  }),
  tags: ['long'],
}

export const ChosenBlocksUnclear: Story = {
  ...appStory(EXPORT, {}, async (page) => {
    await choose(page, '1–99')
    await page.findByText(
      new RegExp(i18n.t('editor-modals:export.parts.block.placesError', { count: 3 }).slice(0, 12)),
      {},
      WAIT,
    )
  }),
  tags: ['long'],
}

export const FilesInEveryState: Story = { ...exportsOf(SPEECH), tags: ['long'] }
