import { panelTexts } from '#mocks/panel/panel-texts.ts'
import { balanceOn } from './support/account.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('another scenario replaces the world of the page and its second tab without a reload, and the customer stays logged in', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page)
  await page.goto('/services')
  const second = await context.newPage()
  await second.goto('/transactions')
  const tabs = [page, second]
  const loads: string[] = []
  for (const tab of tabs) {
    await expect.poll(() => balanceOn(tab)).toBeGreaterThan(1000)
    tab.on('load', () => loads.push(tab.url()))
  }
  await page.bringToFront()
  await page.keyboard.press('Control+Backquote')
  const scenario = page.getByLabel(panelTexts.scenario, { exact: true })
  await scenario.focus()
  await scenario.selectOption('low-balance')
  for (const tab of tabs) {
    await expect.poll(() => balanceOn(tab)).toBe(4)
    await expect(tab).toHaveURL('/')
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Leyla')
  }
  await expect(scenario).toBeFocused()
  expect(loads).toEqual([])
  await second.reload()
  await expect.poll(() => balanceOn(second)).toBe(4)
})
