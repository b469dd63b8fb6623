import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const LOCALES = ['', '/tr', '/en', '/ru'] as const

async function resize(width: number) {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(1280, 800))
}

const BADGE_TEXTS = 'main li .rounded-full > span'

const cutTexts = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map(({ textContent }) => textContent)

beforeEach(() => document.fonts.ready)

test.each(LOCALES)('home shows the whole status of each project, in a column (%s)', async (locale) => {
  await resize(1440)
  await openApp(`${locale}/`)
  await expect.poll(() => document.querySelectorAll(BADGE_TEXTS).length).toBeGreaterThan(4)
  await document.fonts.ready
  expect(cutTexts(BADGE_TEXTS)).toEqual([])
  const recent = document.querySelector('main section')?.querySelectorAll('li .rounded-full') ?? []
  expect(new Set([...recent].map((badge) => badge.getBoundingClientRect().left)).size).toBe(1)
})

test.each(LOCALES)(
  'the tools of a text have their names in a window of 1440 px (%s)',
  { tags: 'long' },
  async (locale) => {
    await resize(1440)
    await openApp(`${locale}/services/text-to-speech/14`)
    await expect.poll(() => document.querySelector('[role=toolbar]')?.hasAttribute('data-names')).toBe(true)
  },
)

test('the prices of all services fit into a tablet', { tags: 'long' }, async () => {
  await resize(768)
  await openApp('/ru/services')
  const table = page.getByRole('table')
  await expect.element(table).toBeVisible()
  await expect.poll(() => table.getByRole('rowheader').elements().length).toBeGreaterThan(7)
  const main = document.querySelector('main')
  expect(main?.scrollWidth).toBeLessThanOrEqual(main?.clientWidth ?? 0)
  for (const name of table.getByRole('rowheader').elements()) expect(name.clientWidth).toBeGreaterThan(200)
})
