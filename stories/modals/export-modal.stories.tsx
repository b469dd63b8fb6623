import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ExportModal as SharedModal } from '#src/features/exports/export-modal.tsx'
import { ExportModal } from '#src/features/speech/export-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'

/** What all services share of it is `SharedModal`; this one exports what is spoken. */
const meta = {
  title: 'Modals/Export',
  component: ExportModal,
  subcomponents: { SharedModal },
} satisfies Meta

export default meta
type Story = StoryObj

const PROJECT = '/services/text-to-speech/14'

async function open(page: Page) {
  await userEvent.click(await page.findByRole('button', { name: i18n.t('editor:export.open') }, WAIT))
  await page.findByRole('dialog', { name: i18n.t('editor:export.title') }, WAIT)
}

/** Generating first, with what it costs. */
const priced = () => new RegExp(i18n.t('editor:export.regenerate', { price: '' }))

/** One block is stale: the customer says what is to become of it, and sees what that costs. */
export const StaleBlocks: Story = appStory(PROJECT, {}, async (page) => {
  await open(page)
  await page.findByRole('button', { name: i18n.t('editor:export.asIs') }, WAIT)
  await page.findByRole('button', { name: priced() }, WAIT)
})

export const Failed: Story = appStory(PROJECT, { scenario: 'export-failed' }, async (page) => {
  await open(page)
  await page.findByText(i18n.t('editor:export.formatsFailed'), {}, WAIT)
})

export const NothingToExport: Story = appStory(
  '/services/text-to-speech/2',
  { scenario: 'all-statuses' },
  async (page) => {
    await open(page)
    await page.findByText(i18n.t('editor:export.silent'), {}, WAIT)
  },
)

async function choose(page: Page, places: string) {
  await open(page)
  await userEvent.click(
    await page.findByRole('radio', { name: i18n.t('editor:export.parts.block.chosen') }, WAIT),
  )
  const field = await page.findByRole('textbox', { name: i18n.t('editor:export.parts.block.places') })
  await userEvent.clear(field)
  await userEvent.type(field, places)
}

/** Blocks by their numbers; how the first and the last begin shows that they are the right ones. */
export const ChosenBlocks: Story = appStory(PROJECT, {}, async (page) => {
  await choose(page, '1–2')
  await page.findByText(i18n.t('editor:export.parts.block.placesFound', { count: 2 }), {}, WAIT)
})

export const ChosenBlocksUnclear: Story = appStory(PROJECT, {}, async (page) => {
  await choose(page, '1–99')
  await page.findByText(
    new RegExp(i18n.t('editor:export.parts.block.placesError', { count: 3 }).slice(0, 12)),
    {},
    WAIT,
  )
})

/** Files that are being made, are there, could not be made, and were there for a while. */
const filesOf = (project: string) =>
  appStory(`${project}?modal-open=export`, { scenario: 'exported' }, async (page) => {
    const modal = within(await page.findByRole('dialog', {}, WAIT))
    await modal.findByText(i18n.t('editor:export.preparing'), { selector: 'label *' }, WAIT)
    await modal.findByText(i18n.t('editor:export.expired'), {}, WAIT)
    for (const action of ['download', 'retry', 'again'] as const) {
      await expect(modal.getAllByRole('button', { name: i18n.t(`editor:export.${action}`) })).toHaveLength(1)
    }
  })

export const FilesInEveryState: Story = filesOf(PROJECT)
export const TranscriptsInEveryState: Story = filesOf('/services/speech-to-text/9')
export const ReadTextsInEveryState: Story = filesOf('/services/detect-text/7')
export const DubsInEveryState: Story = filesOf('/services/dubbing/16')
export const BooksInEveryState: Story = filesOf('/services/audio-book/18')
