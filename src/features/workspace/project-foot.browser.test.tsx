import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { nextStepOf } from './project-foot.tsx'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

const bar = page.getByRole('region', { name: 'Project actions' })
const title = (name: string) => page.getByRole('heading', { level: 1, name })

const both = { start: true, result: true }
const neither = { start: false, result: false }
const reject = { code: 'audio_unreadable', message: '', refunded: true }

test.each([
  [DRAFT, 'start'],
  [COMPLETED, 'start'],
  [WAITING_FOR_ORDERING, 'pay'],
  [ORDERED, 'wait'],
  [IN_PROGRESS, 'wait'],
  [REJECTED, 'fix'],
] as const)('a project in status %s has one next step, which is %s', (status, step) => {
  expect(nextStepOf({ status, reject: null }, both)).toBe(step)
})

test('a project with nothing left to start offers its result', () => {
  expect(nextStepOf({ status: COMPLETED }, { start: false, result: true })).toBe('result')
})

test('an empty project offers neither a start nor a result', () => {
  expect(nextStepOf({ status: DRAFT }, neither)).toBe('none')
})

test('after an outage the same content can be tried again', () => {
  expect(nextStepOf({ status: REJECTED, reject: { ...reject, is_outage: true } }, both)).toBe('tryAgain')
})

test('a project with an unknown status starts nothing', () => {
  expect(nextStepOf({ status: undefined }, both)).toBe('result')
})

test('the foot of a dub has the next step of its status', { tags: 'long' }, async () => {
  const { go } = await openApp('/en/services/dubbing/1', { scenario: 'dubs', engines: quickEngines() })
  const steps = [
    ['Yeni film', /^Get a quote/],
    ['Təklif gözləyən', /^Pay ₼/],
    ['Oxunmayan film', 'Fix and resend'],
    ['Məhsul turu', 'Export'],
  ] as const
  for (const [place, [name, step]] of steps.entries()) {
    go(`/en/services/dubbing/${place + 1}`)
    await expect.element(title(name)).toBeVisible()
    await expect.element(bar.getByRole('button', { name: step })).toBeEnabled()
  }
})

test('a quote is paid after a top-up of the missing amount', async () => {
  const { world } = await openApp('/en/services/dubbing/2', {
    scenario: 'dubs-poor',
    engines: quickEngines(),
  })
  await bar.getByRole('button', { name: /^Top up ₼\d+\.\d\d manats and pay$/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Top up your balance' })).toBeVisible()
  expect(world.db.projects.need(2).status).toBe(projectStatuses.WAITING_FOR_ORDERING)
})

test('an unpaid project of text to speech shows one price and is paid at it', async () => {
  let id = 0
  const { world } = await openApp('/en/services', {
    scenario: 'all-statuses',
    engines: quickEngines(),
    prepare({ db }) {
      const status = projectStatuses.WAITING_FOR_ORDERING
      id = db.projects.first({ customer_id: 1, slug: 'text-to-speech', status })?.id ?? 0
      return `/en/services/text-to-speech/${id}`
    },
  })
  const quote = page.getByRole('region', { name: 'Quote' })
  await expect.element(quote.getByText('₼12.50')).toBeVisible()
  await expect.element(quote.getByText('₼987.50')).toBeVisible()
  const prices = document.querySelector('main')?.textContent.match(/₼\d+\.\d\d/g)
  expect(new Set(prices)).toEqual(new Set(['₼12.50', '₼987.50']))
  const sumsInBar = () => (bar.element() as HTMLElement).innerText.match(/₼\d+\.\d\d/g)
  expect(sumsInBar()).toEqual(['₼12.50', '₼12.50'])
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  expect(sumsInBar()).toEqual(['₼12.50'])
  await bar.getByRole('button', { name: 'Pay ₼12.50 manats' }).click()
  await expect.poll(() => world.db.projects.need(id).status).not.toBe(WAITING_FOR_ORDERING)
  expect([ORDERED, IN_PROGRESS, COMPLETED]).toContain(world.db.projects.need(id).status)
  await expect.element(bar.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Balance ₼987.50 manats, top up' })).toBeVisible()
})

test('during a run the foot of its project describes the progress', { tags: 'long' }, async () => {
  await openApp('/en/services', {
    scenario: 'all-statuses',
    prepare({ db }) {
      const project = db.projects.first({ customer_id: 1, slug: 'text-to-speech', status: 2 })
      return `/en/services/text-to-speech/${project?.id}`
    },
  })
  await expect.element(bar.getByText('Generating', { exact: true })).toBeVisible()
  await expect.element(bar.getByRole('progressbar')).toBeVisible()
})

test('a press meant for "Export" pays nothing if a paid step takes its place at that moment', async () => {
  const { world } = await openApp('/en/services/dubbing/4', { scenario: 'dubs', engines: quickEngines() })
  await expect.element(bar.getByRole('button', { name: 'Export' })).toBeEnabled()
  const isPressed = new Promise<void>((resolve) => {
    const pressPaid = () => {
      const paid = [...document.querySelectorAll('button')].find((each) => each.textContent.includes('₼0.0'))
      if (!paid) return
      observer.disconnect()
      paid.click()
      resolve()
    }
    const observer = new MutationObserver(pressPaid)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await userEvent.fill(page.getByRole('textbox', { name: 'Azerbaijani, segment 3' }), 'Faylı yükləyin.')
  await isPressed
  const paid = bar.getByRole('button', { name: /₼0\.0/ })
  await expect.element(paid).not.toHaveAttribute('aria-disabled')
  expect(world.journal.entries.some(({ endpoint }) => endpoint === 'generate')).toBe(false)
  await paid.click()
  await expect.poll(() => world.journal.entries.some(({ endpoint }) => endpoint === 'generate')).toBe(true)
})
