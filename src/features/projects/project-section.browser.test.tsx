import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { unspokenSums } from '#tests/support/unspoken-sums.ts'

test('the focus ring of a project on the home page is not cut', async () => {
  await openApp('/en', { scenario: 'all-statuses' })
  const link = page.getByRole('region', { name: 'Recent projects' }).getByRole('link').first()
  await expect.element(link).toBeVisible()
  expect(getComputedStyle(link.element().parentElement ?? document.body).overflow).toBe('visible')
})

test('home shows nothing below the projects that would move once their number is known', {
  tags: 'long',
}, async () => {
  const { reload } = await openApp('/en')
  const { asked, letGo } = holdAnswers('/services')
  // Any page may have asked for the services already, and a page that knows them shows them at once.
  reload()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  const services = page.getByRole('heading', { name: 'Services' })
  await expect.poll(asked).toBe(1)
  expect(services.query()).toBeNull()
  letGo()
  await expect.element(services).toBeVisible()
})

test('a screen reader hears the currency of what is to be paid, and for which project', async () => {
  await openApp('/en')
  await expect
    .element(page.getByRole('link', { name: /^Pay ₼49\.00\s+manats\s?: Radio aparıcısı$/ }))
    .toBeVisible()
  expect(unspokenSums()).toEqual([])
})
