import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const BOT = 1
const ADDRESS = `/en/services/chat-bot/${BOT}`
const dialog = page.getByRole('dialog')
const rows = dialog.getByRole('list', { name: 'Rows of the table' })

async function openTable() {
  const app = await openApp(ADDRESS, { scenario: 'bots' })
  await userEvent.click(page.getByRole('tab', { name: 'Sources' }))
  await userEvent.click(page.getByRole('button', { name: 'Table of questions' }))
  const { db } = app.world
  const answerTo = (question: string) =>
    db.blocks.list({ where: { project_id: BOT } }).find(({ source }) => source?.question === question)?.text
  return { ...app, answerTo, paste: dialog.getByRole('textbox', { name: /^Or paste/ }) }
}

const TABLE = ['Sual\tCavab', ...Array.from({ length: 45 }, (_, at) => `Sual ${at}?\tCavab ${at}.`)]

test('a table of questions is checked row by row and added with progress, stopped and continued', {
  tags: 'long',
}, async () => {
  const { world, answerTo, paste } = await openTable()
  await userEvent.fill(paste, [...TABLE, 'Sual 3?\tBaşqa.', 'Tək sual?\t'].join('\n'))
  await expect.element(dialog.getByText('47 rows · 2 rows will not be added')).toBeVisible()
  world.faults.add({
    endpoint: 'updateSettings',
    fault: { kind: 'status', status: 500 },
    when: 'before',
    times: 1,
    skip: 1,
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Add 45 questions' }))
  await expect.element(dialog.getByText(/^Not everything was added/)).toBeVisible()
  expect(answerTo('Sual 19?')).toBe('Cavab 19.')
  expect(answerTo('Sual 20?')).toBeUndefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Go on: 25 more' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answerTo('Sual 44?')).toBe('Cavab 44.')
  expect(answerTo('Tək sual?')).toBeUndefined()
})

test('a row without an answer is first, and the last row appears when the customer scrolls to it', {
  tags: 'long',
}, async () => {
  const { paste } = await openTable()
  await userEvent.fill(paste, [...TABLE, 'Tək sual?\t'].join('\n'))
  await expect.element(rows.getByText('Tək sual?')).toBeVisible()
  await expect.element(rows.getByText('Sual 44?')).not.toBeInTheDocument()
  const box = document.querySelector('.modal-box')
  box?.scrollTo(0, box.scrollHeight)
  await expect.element(rows.getByText('Sual 44?')).toBeVisible()
})

test('columns are chosen by hand, and a question that the bot has already is not added again', {
  tags: 'long',
}, async () => {
  const { answerTo, paste } = await openTable()
  await userEvent.fill(paste, 'x;At nine;When does it open?\nx;At six;When does it close?')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Question' }))
  await userEvent.click(page.getByRole('option', { name: /^C/ }))
  await expect.element(rows.getByText('When does it open?')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answerTo('When does it close?')).toBe('At six')
  await userEvent.click(page.getByRole('button', { name: 'Table of questions' }))
  await userEvent.fill(
    dialog.getByRole('textbox', { name: /^Or paste/ }),
    'Question;Answer\nWhen does it CLOSE?;At seven',
  )
  await expect.element(rows.getByText('This question is among the sources')).toBeVisible()
})

test('all sources are downloaded as a table', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  await openApp(ADDRESS, { scenario: 'bots' })
  await userEvent.click(page.getByRole('tab', { name: 'Sources' }))
  await userEvent.click(page.getByRole('button', { name: 'Download the sources as CSV' }))
  const [blob] = made.mock.calls.at(-1) ?? []
  const text = blob instanceof Blob ? await blob.text() : ''
  expect(text).toContain('Question,Answer,Kind,Name,Address,Text,In use')
  made.mockRestore()
})

const panel = page.getByRole('tabpanel', { name: 'Tests' })
const asking = page.getByRole('button', { name: /^Ask \d+ question/ })

test('the same questions are asked again after a change, and each answer is compared with the last one', {
  tags: 'long',
}, async () => {
  const { world, reload } = await openApp(ADDRESS, { scenario: 'bots' })
  const spent = () => world.db.projects.need(BOT).spent
  const before = spent()
  await userEvent.click(page.getByRole('tab', { name: 'Tests' }))
  const field = page.getByRole('textbox', { name: 'New questions' })
  await userEvent.fill(field, 'Bakıda çatdırılma neçəyədir?\nFransanın paytaxtı haradır?')
  await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }))
  await expect.element(page.getByRole('button', { name: /^Ask 2 questions.+0\.06/ })).toBeVisible()
  await userEvent.click(asking)
  await expect.element(panel.getByText('Answered', { exact: true })).toBeVisible()
  await expect.element(panel.getByText('No answer', { exact: true })).toBeVisible()
  await expect.element(panel.getByText(/1 answer charged/)).toBeVisible()
  expect(spent() - before).toBe(3)
  reload()
  await userEvent.click(page.getByRole('tab', { name: 'Tests' }))
  await userEvent.click(asking)
  await expect.element(panel.getByText('As before', { exact: true })).toBeVisible()
  // The customer's own conversations do not contain tests.
  await userEvent.click(page.getByRole('tab', { name: 'Try it' }))
  await userEvent.click(page.getByRole('combobox', { name: 'Conversation' }))
  await expect.element(page.getByRole('option', { name: /Fransanın/ })).not.toBeInTheDocument()
})

test('a test stops at a refused question and can be repeated', async () => {
  const { world } = await openApp(ADDRESS, { scenario: 'bots' })
  await userEvent.click(page.getByRole('tab', { name: 'Tests' }))
  await userEvent.fill(
    page.getByRole('textbox', { name: 'New questions' }),
    'Bakıda çatdırılma neçəyədir?\nBonuslar nə vaxt yanır?',
  )
  await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }))
  world.faults.add({
    endpoint: 'generate',
    fault: { kind: 'status', status: 422, errors: { 'question.text': ['Not now.'] } },
    times: 1,
  })
  await userEvent.click(asking)
  await expect.element(panel.getByText('Not now.')).toBeVisible()
  await userEvent.click(asking)
  await expect.element(panel.getByText(/2 answers charged/)).toBeVisible()
})
