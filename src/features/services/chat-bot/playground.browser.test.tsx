import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(() => sessionStorage.clear())

const BOT = 1
const QUESTION = 'Bakıda çatdırılma neçəyədir?'
const ANSWER = /4 manatdır/
const GREETING = 'Salam! Mən Narın köməkçisiyəm.'

const log = page.getByRole('log')
const button = (name: string) => page.getByRole('button', { name, exact: true })

function withGreeting({ db, write }: World): string {
  const { settings } = db.bots.need(BOT)
  const persona = { ...settings.persona, greeting: GREETING, suggestions: [QUESTION] }
  void write((tx) => tx.bots.update(BOT, { settings: { ...settings, persona } }))
  return `/en/services/chat-bot/${BOT}`
}

const TYPING_TICK_MS = 40

/** Enables motion, which tests reduce, so that an answer is typed out; the typing pauses as soon as it starts. */
function withTypingThatHalts() {
  const media = globalThis.matchMedia.bind(globalThis)
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? media('not all') : media(query),
  )
  const later = globalThis.setTimeout
  const isTyping = () => page.getByRole('button', { name: 'Stop', exact: true }).elements().length > 0
  const halting = (task: () => void, delay?: number, ...args: unknown[]) =>
    later(() => (delay === TYPING_TICK_MS && isTyping() ? undefined : task()), delay, ...args)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(halting as unknown as typeof setTimeout)
}

test('the Tab key starts at the top of an opened bot, not within its conversation', async () => {
  await openApp(`/en/services/chat-bot/${BOT}`, { scenario: 'bots' })
  await expect.element(log.getByRole('listitem').first()).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('a new conversation starts with the greeting and suggestions, and the price of an answer is shown at the field', {
  tags: 'long',
}, async () => {
  await openApp('', { scenario: 'bots', prepare: withGreeting })
  await expect
    .element(page.getByText(/answers here are quotations from your sources: no language model/))
    .toBeVisible()
  await expect.element(page.getByText(/^An answer costs ₼0\.03\./)).toBeVisible()
  await expect.element(page.getByText(GREETING)).not.toBeInTheDocument()

  await userEvent.click(button('New conversation'))
  await expect.element(page.getByText(GREETING)).toBeVisible()
  await expect.element(log).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('list', { name: 'Suggested questions' }).getByRole('button'))
  await expect.element(log.getByText(ANSWER)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Suggested questions' })).not.toBeInTheDocument()

  // The earlier conversation still exists with its question.
  await userEvent.click(page.getByRole('combobox', { name: 'Conversation' }))
  await expect.poll(() => page.getByRole('option').elements().length).toBe(3)
  await userEvent.click(page.getByRole('option').last())
  await expect.element(log.getByText('Zəmanət talonunu itirmişəm, nə etməliyəm?')).toBeVisible()
})

test('an answer is typed out, and pressing Stop shows all of it at once', { tags: 'long' }, async () => {
  withTypingThatHalts()
  await openApp('', { scenario: 'bots', prepare: withGreeting })
  await userEvent.click(button('New conversation'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Your question' }), QUESTION)
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Stop')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Sources of the answer' })).not.toBeInTheDocument()
  await userEvent.click(button('Stop'))
  await expect.element(log.getByText(ANSWER)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Sources of the answer' })).toBeVisible()
  await expect.element(button('Stop')).not.toBeInTheDocument()
})

test('the next question, typed while the previous one is being sent, stays in the field', {
  tags: 'long',
}, async () => {
  await openApp('', { scenario: 'bots', prepare: withGreeting })
  const { asked, letGo } = holdAnswers('/generate/')
  const field = page.getByRole('textbox', { name: 'Your question' })
  await userEvent.fill(field, QUESTION)
  await userEvent.keyboard('{Enter}')
  await expect.poll(asked).toBe(1)
  await userEvent.keyboard(' Bakıdan kənarda?')
  letGo()
  await expect.element(log.getByText(ANSWER).last()).toBeVisible()
  await expect.element(field).toHaveValue('Bakıdan kənarda?')
})

test('a question that was being sent during a reload is asked once and does not return to the field', {
  tags: 'long',
}, async () => {
  const { reload } = await openApp('', { scenario: 'bots', prepare: withGreeting })
  const { asked, letGo } = holdAnswers('/generate/')
  const field = page.getByRole('textbox', { name: 'Your question' })
  await userEvent.fill(field, QUESTION)
  await userEvent.keyboard('{Enter}')
  await expect.poll(asked).toBe(1)
  reload()
  await expect.element(log.getByText(ANSWER).last()).toBeVisible()
  const kept = () => Object.values(localStorage).filter((text) => String(text).includes(QUESTION))
  await expect.poll(kept).toEqual([])
  await expect.element(field).toHaveValue('')
  letGo()
  // The same question, typed again but not sent, is restored.
  await userEvent.fill(field, QUESTION)
  reload()
  await expect.element(field).toHaveValue(QUESTION)
})

test('on a phone a long question and its answer scroll into view, however much they add at once', {
  tags: 'long',
}, async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/ru/services/chat-bot/1', { scenario: 'bots' })
  await expect.element(log).toBeVisible()
  await userEvent.fill(
    page.getByRole('textbox', { name: 'Ваш вопрос' }),
    'Какая столица у Франции? '.repeat(20),
  )
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByText('В моих материалах нет ответа на этот вопрос.')).toBeVisible()
  const { documentElement: root } = document
  await expect.poll(() => root.scrollHeight - window.scrollY - window.innerHeight).toBeLessThan(2)
})

test('a refused question shows its reason once, at the field, and other errors above it', async () => {
  const { world } = await openApp('', { scenario: 'bots', prepare: withGreeting })
  const errors = { 'question.text': ['Ask without swearing.'], subscription: ['Your company has no access.'] }
  world.faults.add({ endpoint: 'generate', fault: { kind: 'status', status: 422, errors } })
  const field = page.getByRole('textbox', { name: /question/i })
  await userEvent.fill(field, QUESTION)
  await userEvent.click(button('Ask'))
  await expect.element(field).toHaveAccessibleDescription(/Ask without swearing\./)
  expect(page.getByText('Ask without swearing.').elements()).toHaveLength(1)
  await expect.element(page.getByText('Your company has no access.')).toBeVisible()
})
