import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CreateModal } from '#src/features/services/detect-text/create/create-modal.tsx'
import { ExportModal } from '#src/features/services/detect-text/modals/export-modal.tsx'
import { ReadAgainModal } from '#src/features/services/detect-text/modals/read-again-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'

const meta = {
  title: 'Modals/Detect text',
  component: CreateModal,
  subcomponents: { ReadAgainModal, ExportModal },
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'documents' }
const LIST = '/services/detect-text'
const LETTERS = `${LIST}/1`

const dialog = (page: Page, name: string) => page.findByRole('dialog', { name }, WAIT)

async function openCreate(page: Page) {
  await press(page, i18n.t('projects:create'))
  return dialog(page, i18n.t('detect-text:create.title'))
}

async function choose(page: Page, files: File[]) {
  const modal = await openCreate(page)
  const input: unknown = modal.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('No file field')
  await userEvent.upload(input, files, { applyAccept: false })
  return within(modal)
}

/** A white page as a picture. */
async function sheet(name: string) {
  const canvas = new OffscreenCanvas(300, 420)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 300, 420)
    pen.fillStyle = '#333'
    pen.font = '28px sans-serif'
    pen.fillText('Qəbz 0217', 40, 80)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

export const Create: Story = appStory(LIST, WORLD, openCreate)

export const CreateReady: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, [await sheet('qəbz.png'), await sheet('məktub.png')])
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
