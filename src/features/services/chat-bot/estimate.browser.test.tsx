import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const BOT = 1
const dialog = page.getByRole('dialog', { name: 'What would the bot know?' })
const estimates = dialog.getByRole('list', { name: 'Estimates' })
const rowOf = (question: string) => estimates.getByRole('listitem').filter({ hasText: question })
const ask = dialog.getByRole('button', { name: /^Ask \d+ doubtful/ })

async function openEstimate() {
  const app = await openApp(`/en/services/chat-bot/${BOT}`, { scenario: 'bots' })
  const runs = () => app.world.journal.entries.filter(({ endpoint }) => endpoint === 'generate').length
  await userEvent.click(page.getByRole('tab', { name: 'Tests' }))
  await userEvent.click(page.getByRole('button', { name: 'What would the bot know?' }))
  return { ...app, runs, questions: dialog.getByRole('textbox', { name: 'Questions to try' }) }
}

test('typed questions are searched for in the sources without asking the bot', { tags: 'long' }, async () => {
  const { runs, questions } = await openEstimate()
  // Nothing can be asked yet: the one button of the foot leaves.
  await expect.element(dialog.getByRole('button', { name: /^Close/ }).last()).toHaveTextContent('Close')
  await userEvent.fill(questions, 'Bakıda çatdırılma neçəyədir?\nFransanın paytaxtı haradır?')
  await expect.element(rowOf('Bakıda').getByText('Found · 100%', { exact: true })).toBeVisible()
  await expect.element(rowOf('Bakıda').getByText(/4 manatdır/)).toBeVisible()
  await expect.element(rowOf('Fransanın').getByText(/^Not found/)).toBeVisible()
  expect(runs()).toBe(0)
})

test('a new text and another limit of certainty are tried before anything is saved', {
  tags: 'long',
}, async () => {
  const { runs, questions } = await openEstimate()
  await userEvent.fill(questions, 'Fransanın paytaxtı haradır?')
  await expect.element(rowOf('Fransanın').getByText(/^Not found/)).toBeVisible()
  await userEvent.click(dialog.getByRole('combobox', { name: 'What changes' }))
  await userEvent.click(page.getByRole('option', { name: 'A new text is added' }))
  await userEvent.fill(
    dialog.getByRole('textbox', { name: 'Text of the source' }),
    'Fransanın paytaxtı Parisdir.',
  )
  await expect.element(rowOf('Fransanın').getByText('Found · 70%', { exact: true })).toBeVisible()
  await expect
    .element(
      rowOf('Fransanın')
        .getByText(/Before:.*Not found/)
        .first(),
    )
    .toBeVisible()
  await expect.element(dialog.getByText(/^Nothing is saved/)).toBeVisible()
  await userEvent.click(dialog.getByRole('combobox', { name: 'What changes' }))
  await userEvent.click(page.getByRole('option', { name: 'Nothing' }))
  await expect.element(rowOf('Fransanın').getByText(/^Found/)).not.toBeInTheDocument()
  expect(runs()).toBe(0)
})

test('a source that is left out takes its answers along', { tags: 'long' }, async () => {
  const { questions } = await openEstimate()
  await userEvent.fill(questions, 'Bakıda çatdırılma neçəyədir?')
  await expect.element(rowOf('Bakıda').getByText('Found · 100%', { exact: true })).toBeVisible()
  await userEvent.click(dialog.getByRole('combobox', { name: 'What changes' }))
  await userEvent.click(page.getByRole('option', { name: 'Çatdırılma', exact: true }))
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Text of the source' }))
  await expect
    .element(
      rowOf('Bakıda')
        .getByText(/Before:.*Found · 100%/)
        .first(),
    )
    .toBeVisible()
})

test('visitors’ questions are searched, and only the doubtful ones go to the paid test', {
  tags: 'long',
}, async () => {
  const { runs, questions } = await openEstimate()
  await userEvent.click(dialog.getByRole('radio', { name: /^From visitors: [1-9]/ }))
  await expect.element(dialog.getByText(/questions searched$/)).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'Typed here' }))
  await userEvent.fill(questions, 'Bakıda çatdırılma neçəyədir?\nBakıda qutu neçəyədir və kim gətirir?')
  await expect.element(rowOf('qutu').getByText(/^Doubtful/)).toBeVisible()
  await userEvent.click(ask)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('list', { name: 'Test questions' }).getByText(/^Bakıda qutu/))
    .toBeVisible()
  await expect.poll(runs).toBe(1)
})
