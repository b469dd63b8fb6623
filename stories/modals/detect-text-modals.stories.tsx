import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CreateProject } from '#src/features/services/detect-text/create/create-project.tsx'
import { FrameModal } from '#src/features/services/detect-text/create/frame-modal.tsx'
import { ExportModal } from '#src/features/services/detect-text/modals/export-modal.tsx'
import { ReadAgainModal } from '#src/features/services/detect-text/modals/read-again-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'
import { chooseFiles } from '../support/choose-files.ts'
import { dialog, openCreate } from '../support/dialogs.ts'
import { paperSheet } from '../support/paper-sheet.ts'

const meta = {
  title: 'Modals/Detect text',
  component: CreateProject,
  subcomponents: { FrameModal, ReadAgainModal, ExportModal },
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'documents' }
const LIST = '/services/detect-text'
const LETTERS = `${LIST}/1`

const create = (page: Page) => openCreate(page, i18n.t('detect-text:create.title'))

async function choose(page: Page, files: File[]) {
  const modal = await create(page)
  await chooseFiles(modal, files)
  return within(modal)
}

export const Create: Story = appStory(LIST, WORLD, create)

export const CreateReady: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, [await paperSheet('qəbz.png'), await paperSheet('məktub.png')])
  await modal.findByRole('button', { name: /0[.,]16/ }, WAIT)
})

export const CreateRefused: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, [
    new File(['<svg/>'], 'loqo.svg', { type: 'image/svg+xml' }),
    new File([], 'boş.png', { type: 'image/png' }),
    new File(['text'], 'qeyd.txt', { type: 'text/plain' }),
  ])
  await modal.findByText(i18n.t('detect-text:problem.svg'), {}, WAIT)
  await modal.findByText(i18n.t('detect-text:problem.empty'), {}, WAIT)
  await modal.findByText(i18n.t('detect-text:problem.type'), {}, WAIT)
})

/** How many pages there may be is not known yet: nothing is measured before. */
export const CreateChecking: Story = appStory(LIST, { scenario: 'loading' }, async (page) => {
  const modal = await choose(page, [await paperSheet('qəbz.png')])
  await modal.findByText(i18n.t('detect-text:documents.checking'), {}, WAIT)
})

export const CreateTooMany: Story = appStory(LIST, WORLD, async (page) => {
  const pages = Array.from({ length: 201 }, (_, index) => `${index + 1} 0 obj << /Type /Page >> endobj\n`)
  const modal = await choose(page, [
    new File(['%PDF-1.7\n', ...pages], 'arxiv.pdf', { type: 'application/pdf' }),
  ])
  await modal.findByText(i18n.t('detect-text:create.tooMany', { pages: '200' }), {}, WAIT)
})

/** A PDF as its pages: each is moved, turned and left out by itself. */
export const CreatePages: Story = appStory(LIST, WORLD, async (page) => {
  const name = 'arxiv.pdf'
  const pages = [3, 4, 5]
  const modal = await choose(page, [
    await paperSheet('qəbz.png'),
    new File(
      [
        '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n',
        `2 0 obj << /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >> endobj\n`,
        ...pages.map((id) => `${id} 0 obj << /Type /Page /Parent 2 0 R >> endobj\n`),
        'trailer << /Root 1 0 R >>',
      ],
      name,
      { type: 'application/pdf' },
    ),
  ])
  await userEvent.click(
    await modal.findByRole('button', { name: i18n.t('detect-text:documents.separate', { name }) }, WAIT),
  )
  await modal.findByText(i18n.t('detect-text:documents.page', { name, number: 3 }), {}, WAIT)
})

/** The part of a picture that is read. */
export const Crop: Story = appStory(LIST, WORLD, async (page) => {
  const name = 'qəbz.png'
  const modal = await choose(page, [await paperSheet(name)])
  await userEvent.click(
    await modal.findByRole('button', { name: i18n.t('detect-text:documents.frame', { name }) }, WAIT),
  )
  const frame = await dialog(page, i18n.t('detect-text:frame.title'))
  await within(frame).findByRole('button', { name: i18n.t('detect-text:frame.stage') }, WAIT)
})

/** Files that are being made, are there, and could not be made. */
export const Export: Story = appStory(`${LETTERS}?modal-open=export`, WORLD, (page) =>
  dialog(page, i18n.t('detect-text:export.title')),
)

export const ReadAgain: Story = appStory(LETTERS, WORLD, async (page) => {
  await press(page, i18n.t('detect-text:again.open'))
  await dialog(page, i18n.t('detect-text:again.title'))
})

export const Shortcuts: Story = appStory(LETTERS, WORLD, async (page) => {
  await press(page, i18n.t('editor:toolbar.shortcuts'))
  await dialog(page, i18n.t('editor:shortcuts.title'))
})
