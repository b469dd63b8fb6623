import { SandboxPanel } from './support/sandbox-panel.ts'
import { expect, test } from './support/test.ts'

test('nothing of the panel but its tab is fetched before a pointer, the focus or its key is there', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const sheet = () => fetched.filter((url) => url.includes('panel-sheet'))
  const tab = new SandboxPanel(page).root.getByRole('button')
  const begins = [() => tab.hover(), () => tab.focus(), () => page.keyboard.down('Control')]
  for (const begin of begins) {
    await page.goto('/login')
    await expect(tab).toBeVisible()
    await page.clock.fastForward(60_000)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(sheet()).toEqual([])
    await begin()
    await expect.poll(sheet).toHaveLength(2)
    await page.mouse.move(600, 300)
    fetched.length = 0
  }
})
