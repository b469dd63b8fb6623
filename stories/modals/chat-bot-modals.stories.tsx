import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CreateProject } from '#src/features/services/chat-bot/create/create-project.tsx'
import { AddSourceModal } from '#src/features/services/chat-bot/modals/add-source-modal.tsx'
import { AnswerModal } from '#src/features/services/chat-bot/modals/answer-modal.tsx'
import { SourceModal } from '#src/features/services/chat-bot/modals/source-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, pressFirst, WAIT } from '../../.storybook/app-story.tsx'

const meta = {
  title: 'Modals/Chat bot',
  component: CreateProject,
  subcomponents: { SourceModal, AnswerModal, AddSourceModal },
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD = { scenario: 'bots' } as const
const BOT = '/services/chat-bot/1'

type Dialog = ReturnType<typeof within>

async function chooseFile(dialog: Dialog, file: File) {
  await userEvent.click(dialog.getByRole('radio', { name: i18n.t('chat-bot:source.kinds.file') }))
  const drop = await dialog.findByRole('group', { name: i18n.t('chat-bot:source.drop') })
  const input = drop.querySelector('input')
  if (!input) throw new TypeError('nothing takes files')
  await userEvent.upload(input, file, { applyAccept: false })
  await dialog.findByText(file.name, {}, WAIT)
}

const refusedFile = (dialog: Dialog) => dialog.findByText(/TXT|DOCX/i, { selector: '[role=status]' }, WAIT)

const SHEET = new File(['PK'], 'qiymetler.xlsx')

async function openCreate(page: Page) {
  await pressFirst(page, i18n.t('projects:create'))
  return within(await page.findByRole('dialog', { name: i18n.t('chat-bot:create.title') }, WAIT))
}

export const Create: Story = appStory('/services/chat-bot', WORLD, openCreate)

export const CreateFromFiles: Story = appStory('/services/chat-bot', WORLD, async (page) => {
  const dialog = await openCreate(page)
  await userEvent.click(dialog.getByRole('radio', { name: i18n.t('chat-bot:source.kinds.file') }))
})

export const CreateFileRefused: Story = appStory('/services/chat-bot', WORLD, async (page) => {
  const dialog = await openCreate(page)
  await chooseFile(dialog, SHEET)
  await userEvent.click(dialog.getByRole('button', { name: i18n.t('chat-bot:create.submit') }))
  await refusedFile(dialog)
})

export const RefusedAddress: Story = appStory('/services/chat-bot', WORLD, async (page) => {
  const dialog = await openCreate(page)
  await userEvent.click(dialog.getByRole('radio', { name: i18n.t('chat-bot:source.kinds.address') }))
  const field = dialog.getByLabelText(i18n.t('chat-bot:source.address'))
  await userEvent.type(field, 'http://192.168.1.1/')
  await userEvent.click(dialog.getByRole('button', { name: i18n.t('chat-bot:create.submit') }))
  await waitFor(() => expect(field).toBeInvalid(), WAIT)
})

export const Source: Story = appStory(BOT, WORLD, async (page) => {
  const [sources] = await page.findAllByRole('list', { name: i18n.t('chat-bot:ask.sources') }, WAIT)
  if (!sources) throw new TypeError('no answer names its sources')
  await pressFirst(within(sources), /./)
  await page.findByRole('dialog', {}, WAIT)
})

export const Correct: Story = appStory(BOT, WORLD, async (page) => {
  await pressFirst(page, i18n.t('chat-bot:ask.correct'))
  await page.findByRole('dialog', { name: i18n.t('chat-bot:answer.correct') }, WAIT)
})

/** Answers a question that no source had an answer to. */
export const Teach: Story = appStory(BOT, WORLD, async (page) => {
  await userEvent.click(await page.findByRole('tab', { name: i18n.t('chat-bot:tabs.conversations') }, WAIT))
  await pressFirst(page, i18n.t('chat-bot:open.answer'))
  await page.findByRole('dialog', { name: i18n.t('chat-bot:answer.title') }, WAIT)
})

const openSources = async (page: Page) =>
  userEvent.click(await page.findByRole('tab', { name: i18n.t('chat-bot:tabs.sources') }, WAIT))

async function openAdd(page: Page) {
  await openSources(page)
  await press(page, i18n.t('chat-bot:sources.add'))
  return within(await page.findByRole('dialog', { name: i18n.t('chat-bot:sources.add') }, WAIT))
}

export const AddText: Story = appStory(BOT, WORLD, openAdd)

export const AddFiles: Story = appStory(BOT, WORLD, async (page) => {
  const dialog = await openAdd(page)
  await userEvent.click(dialog.getByRole('radio', { name: i18n.t('chat-bot:source.kinds.file') }))
})

export const AddFileRefused: Story = appStory(BOT, WORLD, async (page) => {
  const dialog = await openAdd(page)
  await chooseFile(dialog, SHEET)
  await userEvent.click(dialog.getByRole('button', { name: i18n.t('chat-bot:sources.add') }))
  await refusedFile(dialog)
})

export const AddAddressRefused: Story = appStory(BOT, WORLD, async (page) => {
  const dialog = await openAdd(page)
  await userEvent.click(dialog.getByRole('radio', { name: i18n.t('chat-bot:source.kinds.address') }))
  const field = dialog.getByLabelText(i18n.t('chat-bot:source.address'))
  await userEvent.type(field, 'http://192.168.1.1/')
  await userEvent.click(dialog.getByRole('button', { name: i18n.t('chat-bot:sources.add') }))
  await waitFor(() => expect(field).toBeInvalid(), WAIT)
})

export const AddQuestionRefused: Story = appStory(BOT, WORLD, async (page) => {
  const dialog = await openAdd(page)
  await userEvent.click(dialog.getByRole('radio', { name: i18n.t('chat-bot:source.kinds.question') }))
  await userEvent.type(dialog.getByLabelText(i18n.t('chat-bot:source.answer')), 'Bəli.')
  await userEvent.click(dialog.getByRole('button', { name: i18n.t('chat-bot:sources.add') }))
  const question = dialog.getByLabelText(i18n.t('chat-bot:source.question'))
  await waitFor(() => expect(question).toBeInvalid(), WAIT)
})

export const RemoveSource: Story = appStory(BOT, WORLD, async (page) => {
  await openSources(page)
  await press(page, i18n.t('chat-bot:sources.removeOne', { name: 'Shipping' }))
  await page.findByRole('alertdialog', {}, WAIT)
})
