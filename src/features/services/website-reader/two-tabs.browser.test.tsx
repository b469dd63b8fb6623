import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const READY = 2
const AT = `/en/services/website-reader/${READY}`

test('what another tab has saved of the settings stays, where something else was typed here', async () => {
  const { world, go } = await openApp(AT, { scenario: 'website-readers', engines: quickEngines() })
  const domain = page.getByLabelText('Address of the site')
  const selector = page.getByLabelText('Selector of the article')
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await userEvent.fill(domain, 'other.example.com')
  await world.write((tx) => tx.projects.update(READY, { selector: 'main .story' }))
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go(AT)
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await expect.element(domain).toHaveValue('other.example.com')
  await expect.element(selector).toHaveValue('main .story')
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.poll(() => world.db.projects.get(READY)?.domain).toBe('other.example.com')
  expect(world.db.projects.get(READY)?.selector).toBe('main .story')
})
