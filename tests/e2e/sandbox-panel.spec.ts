import { panelTexts } from '#mocks/panel/panel-texts.ts'
import { balanceOn } from './support/account.ts'
import { SandboxPanel } from './support/sandbox-panel.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.describe('two tabs', () => {
  test.use({ expectedConsole: [/status of 503/] })

  test('share faults, latency and time, also with a tab that is opened later', async ({ page, context }) => {
    await signIn(page)
    const second = await context.newPage()
    await second.goto('/services')
    await expect.poll(() => balanceOn(second)).toBeGreaterThan(0)
    const [panel, other] = [new SandboxPanel(page), new SandboxPanel(second)]
    await panel.toggle()
    await panel.openPart('time')
    await panel.root.getByRole('button', { name: panelTexts.freeze }).click()
    await panel.openPart('network')
    await panel.root.getByLabel(panelTexts.latency).selectOption('slow')
    await panel.root.getByLabel(panelTexts.call).selectOption('getBalance')
    await panel.root.getByLabel(panelTexts.status, { exact: true }).fill('503')
    await panel.root.getByLabel(panelTexts.times).fill('')
    await panel.root.getByRole('button', { name: panelTexts.addFault }).click()
    await other.toggle()
    await other.openPart('time')
    await expect(other.root.getByText(panelTexts.frozen)).toBeVisible()
    await other.openPart('network')
    await expect(other.root.getByLabel(panelTexts.latency)).toHaveValue('slow')
    await expect(other.root.getByText('getBalance · 503', { exact: true })).toBeVisible()
    await other.root.getByLabel(panelTexts.latency).selectOption('none')
    const third = await context.newPage()
    await third.goto('/services')
    const opened = new SandboxPanel(third)
    await opened.toggle()
    await opened.openPart('requests')
    await expect(opened.root.getByRole('button', { name: '503 GET /customer/balance' })).not.toHaveCount(0)
    await opened.openPart('network')
    await expect(opened.root.getByLabel(panelTexts.latency)).toHaveValue('none')
    await opened.root.getByRole('button', { name: `${panelTexts.remove} getBalance · 503` }).click()
    await page.bringToFront()
    await expect(panel.root.getByText(panelTexts.noRules)).toBeVisible()
    await expect(panel.root.getByLabel(panelTexts.latency)).toHaveValue('none')
  })
})
