import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { showNextToPage } from '#tests/support/show-next-to-page.ts'
import { DemoAccountList } from './demo-account-list.tsx'

function loginForm() {
  const form = document.createElement('form')
  for (const autocomplete of ['email', 'current-password'] as const) {
    const input = document.createElement('input')
    input.autocomplete = autocomplete
    form.append(input)
  }
  return form
}

/** A page of the app at an address, with the list next to it. */
const openPage = (path: string) => showNextToPage(path, <DemoAccountList />)

test('demo accounts are shown with the login form, in its language, without a request', async () => {
  const { setInterval } = globalThis
  let timers = 0
  globalThis.setInterval = ((...given: Parameters<typeof setInterval>) => {
    timers += 1
    return setInterval(...given)
  }) as typeof setInterval
  onTestFinished(() => {
    globalThis.setInterval = setInterval
  })
  openPage('/en/login')
  const form = loginForm()
  onTestFinished(() => form.remove())
  expect(page.getByRole('heading', { name: 'Demo accounts' }).elements()).toEqual([])
  document.body.append(form)
  await expect.element(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible()
  expect(timers).toBe(0)
  document.documentElement.lang = 'tr'
  await expect.element(page.getByRole('heading', { name: 'Deneme hesapları' })).toBeVisible()
  await page.getByRole('button', { name: /Leyla/ }).click()
  expect(form.querySelector('input')?.value).toBe('leyla@avaz.example')
  form.remove()
  await expect.element(page.getByRole('heading', { name: 'Deneme hesapları' })).not.toBeInTheDocument()
})
