import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const ALL = '/en/transactions'

test('a filter that is set before the one before it is on screen leaves that as it is', async () => {
  const { address } = await openApp(ALL)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const type = (label: string, day: string) => {
    const field = page.getByLabelText(label).element()
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    // React sees it as typed, which it would not see of `value`.
    field.valueAsDate = new Date(day)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  type('From', '2026-11-01')
  type('To', '2026-11-21')
  await expect.poll(address).toBe(`${ALL}?from=2026-11-01&to=2026-11-21`)
})
