import { userEvent, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { dialog, openCreate as openNew } from './dialogs.ts'

export const BOTS = { scenario: 'bots' } as const
export const BOT_LIST = '/services/chat-bot'
export const BOT = `${BOT_LIST}/1`

export const openCreate = async (page: Page) =>
  within(await openNew(page, i18n.t('chat-bot-form:create.title')))

export const openTab = async (page: Page, tab: 'sources' | 'tests' | 'conversations') =>
  userEvent.click(await page.findByRole('tab', { name: i18n.t(`chat-bot:tabs.${tab}`) }, WAIT))

export async function openAdd(page: Page) {
  await openTab(page, 'sources')
  await press(page, i18n.t('chat-bot-lazy:sources.add'))
  return within(await dialog(page, i18n.t('chat-bot-lazy:sources.add')))
}

/** Chooses the kind of source, in the form for a new source and in the one for a new bot. */
export const chooseKind = (form: Page, kind: 'file' | 'address' | 'question') =>
  userEvent.click(form.getByRole('tab', { name: i18n.t(`chat-bot-lazy:source.kinds.${kind}`) }))

/** Chooses a file of a kind that bots cannot read. */
export async function chooseSheet(form: Page) {
  const file = new File(['PK'], 'qiymetler.xlsx')
  await chooseKind(form, 'file')
  const drop = await form.findByRole('group', { name: i18n.t('chat-bot-form:source.drop') })
  const input = drop.querySelector('input')
  if (!input) throw new TypeError('nothing takes files')
  await userEvent.upload(input, file, { applyAccept: false })
  await form.findByText(file.name, {}, WAIT)
}

export const sheetIsRefused = (form: Page) =>
  form.findByText(/TXT|DOCX/i, { selector: '[role=status]' }, WAIT)

/** Types an address within a private network. */
export async function typePrivateAddress(form: Page) {
  await chooseKind(form, 'address')
  const field = form.getByLabelText(i18n.t('chat-bot-form:source.address'))
  await userEvent.type(field, 'http://192.168.1.1/')
  return field
}
