import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CreateProject } from '#src/features/services/audio-book/create/create-project.tsx'
import { BookDetailsModal } from '#src/features/services/audio-book/modals/book-details-modal.tsx'
import { CastModal } from '#src/features/services/audio-book/modals/cast-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'

const meta = {
  title: 'Modals/Audio book',
  component: CreateProject,
  subcomponents: { BookDetailsModal, CastModal },
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'books' }
const LIST = '/services/audio-book'
const SPOKEN = `${LIST}/1`

const press = async (page: Page, name: string) =>
  userEvent.click(await page.findByRole('button', { name }, WAIT))
const dialog = (page: Page, name: string) => page.findByRole('dialog', { name }, WAIT)

async function openCreate(page: Page) {
  await press(page, i18n.t('projects:create'))
  return dialog(page, i18n.t('audio-book:create.title'))
}

async function choose(page: Page, file: File) {
  const modal = await openCreate(page)
  const input: unknown = modal.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('No file field')
  await userEvent.upload(input, file, { applyAccept: false })
  return within(modal)
}

export const Create: Story = appStory(LIST, WORLD, openCreate)

export const CreateReady: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, new File(['Proloq'], 'Dəniz kənarında.txt', { type: 'text/plain' }))
  await modal.findByText('Dəniz kənarında.txt', {}, WAIT)
})

export const CreatePaste: Story = appStory(LIST, WORLD, async (page) => {
  const modal = within(await openCreate(page))
  await userEvent.click(modal.getByRole('tab', { name: i18n.t('audio-book:create.paste') }))
  await modal.findByRole('textbox', { name: i18n.t('audio-book:create.text') }, WAIT)
})

/** What is no book is said before it is sent. */
export const CreateWrongKind: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, new File(['<svg/>'], 'loqo.svg', { type: 'image/svg+xml' }))
  await modal.findByText(/EPUB/, { selector: '[role=status]' }, WAIT)
})

/** What is inside is known only to the server. */
export const CreateRefused: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, new File(['text'], 'kitab.epub', { type: 'application/epub+zip' }))
  await userEvent.click(modal.getByRole('button', { name: i18n.t('audio-book:create.submit') }))
  await modal.findByText(/EPUB/, { selector: '[role=status]' }, WAIT)
})

export const Details: Story = appStory(SPOKEN, WORLD, async (page) => {
  await press(page, i18n.t('audio-book:details.open'))
  await dialog(page, i18n.t('audio-book:details.title'))
})

export const Characters: Story = appStory(SPOKEN, WORLD, async (page) => {
  await press(page, i18n.t('audio-book:cast.open'))
  await dialog(page, i18n.t('audio-book:cast.title'))
})

export const Pronunciations: Story = appStory(SPOKEN, WORLD, async (page) => {
  await press(page, i18n.t('editor:pronunciations.title'))
  await dialog(page, i18n.t('editor:pronunciations.title'))
})

export const Export: Story = appStory(`${SPOKEN}?modal-open=export`, WORLD, (page) =>
  dialog(page, i18n.t('editor:export.title')),
)
