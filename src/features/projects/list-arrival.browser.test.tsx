import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const LIST = '/en/services/text-to-speech'

const table = () => document.querySelector('table')?.getBoundingClientRect().top

test('rows do not move when their count appears', { tags: 'long' }, async () => {
  await openApp(LIST, {
    scenario: 'many-projects',
    prepare: (world) => {
      world.latency.profile = 'slow'
      return undefined
    },
  })
  await expect.poll(() => document.querySelector('[aria-busy=true] table')).not.toBeNull()
  const before = table()
  await expect.element(page.getByText('200 projects')).toBeVisible()
  expect(table()).toBe(before)
})

test.each([LIST, '/en/transactions'])(
  '%s: screen readers do not count placeholders as rows',
  { tags: 'long' },
  async (address) => {
    await openApp(address, {
      prepare: (world) => {
        world.latency.profile = 'slow'
        return undefined
      },
    })
    await expect.poll(() => document.querySelectorAll('table .pulse').length).toBeGreaterThan(1)
    expect(page.getByRole('row').elements()).toHaveLength(1)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(page.getByRole('row').elements().length).toBeGreaterThan(1)
  },
)

test('times are measured by the server’s clock, not by this device’s', async () => {
  const { world } = await openApp(LIST, {
    prepare: (world) => {
      world.clock.advance(10 * 60_000)
      return undefined
    },
  })
  const title = 'Haber bülteni, sabah yayını'
  await userEvent.click(page.getByRole('button', { name: `Actions for “${title}”` }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
  await userEvent.fill(page.getByRole('textbox', { name: `New title for “${title}”` }), 'Just now')
  await userEvent.keyboard('{Enter}')
  const row = page.getByRole('row', { name: /^Just now/ })
  await expect.element(row.getByText('now', { exact: true }).first()).toBeInTheDocument()
  const { at, origin } = world.clock.state
  expect(at - origin).toBeGreaterThan(500_000)
})

test('on a phone unpaid work shows its price', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/services/cloning')
  const unpaid = page.getByRole('row').filter({ hasText: 'Radio aparıcısı' })
  await expect.element(unpaid.getByText(/^₼49\.00$/).first()).toBeVisible()
})

test('on the narrowest phone the date is hidden in favour of the status, which is never cut', {
  tags: 'long',
}, async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/ru/services/cloning')
  const unpaid = page.getByRole('row').filter({ hasText: 'Radio aparıcısı' })
  const words = unpaid.getByText('Не оплачено').first()
  await expect.element(words).toBeVisible()
  expect(words.element().scrollWidth).toBeLessThanOrEqual(words.element().clientWidth)
})
