import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CaseFile } from '#src/rules/case-file.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { lazyScreen } from './router/lazy-screen.ts'
import { screens } from './router/screens.ts'

const Broken = () => {
  throw new TypeError('Cannot read "Gizli mətn" of 12')
}

const real = { ...screens }
beforeAll(() => {
  screens.transactions = lazyScreen('TransactionsScreen', async () => ({ TransactionsScreen: Broken }), [])
  screens.login = lazyScreen('LoginScreen', async () => ({ LoginScreen: Broken }), [])
})
afterAll(() => Object.assign(screens, real))

const dialog = page.getByRole('dialog', { name: 'Report a problem' })
const report = page.getByRole('alert').getByRole('button', { name: 'Report a problem' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('reportError', () => {})
})

async function savedFile() {
  const made = vi.spyOn(URL, 'createObjectURL')
  await userEvent.click(dialog.getByRole('button', { name: 'Download the file' }))
  await expect
    .element(page.getByRole('alert').getByText('The file is in your downloads.', { exact: false }))
    .toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const [blob] = made.mock.calls.at(-1) ?? []
  if (!(blob instanceof Blob)) throw new Error('no file was saved')
  return JSON.parse(await blob.text()) as CaseFile
}

test('a broken page is reported with its error and its calls, without the words of the customer', {
  tags: 'long',
}, async () => {
  await openApp('/en/transactions')
  await report.click()
  await expect.element(dialog.getByText('the error of this page')).toBeVisible()
  const { error, calls } = await savedFile()
  expect(error).toMatchObject({ name: 'TypeError', message: 'Cannot read <text> of #' })
  expect(error?.stack.join()).toMatch(/:\d+:\d+/)
  expect(calls.map(({ endpoint }) => endpoint)).toContain('getServices')
})

test('the error is reported in its own words if the customer wants', { tags: 'long' }, async () => {
  await openApp('/en/transactions')
  await report.click()
  await dialog.getByRole('checkbox', { name: /^Replace the letters/ }).click()
  expect((await savedFile()).error?.message).toBe('Cannot read "Gizli mətn" of 12')
})

test('the report opens again after it was closed, also if the whole app is broken', {
  tags: 'long',
}, async () => {
  await openApp('/en/login', { isGuest: true })
  await report.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await report.click()
  expect((await savedFile()).calls).toEqual([])
})
