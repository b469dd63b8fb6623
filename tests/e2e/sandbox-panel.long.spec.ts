import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { panelTexts } from '#mocks/panel/panel-texts.ts'
import { balanceOn } from './support/account.ts'
import { SandboxPanel } from './support/sandbox-panel.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test("the panel's sheet is loaded only when its tab is pointed at or focused, or its key is pressed", async ({
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

test.describe('faults and a latency of the panel', () => {
  test.use({ expectedConsole: [/status of 500/] })

  test('survive a reload until they are removed', async ({ page }) => {
    await signIn(page)
    const panel = new SandboxPanel(page)
    const latency = panel.root.getByLabel(panelTexts.latency)
    const fault = panel.root.getByText('getBalance · 500', { exact: true })
    await panel.toggle()
    await panel.openPart('network')
    await latency.selectOption('none')
    await panel.root.getByLabel(panelTexts.call).selectOption('getBalance')
    await panel.root.getByLabel(panelTexts.times).fill('')
    await panel.root.getByRole('button', { name: panelTexts.addFault }).click()
    await expect(fault).toBeVisible()
    await panel.untilKept()
    await page.reload()
    await panel.toggle()
    await panel.openPart('requests')
    await expect(panel.root.getByRole('button', { name: '500 GET /customer/balance' })).not.toHaveCount(0)
    await expect(panel.root.getByRole('button', { name: '200 GET /customer/balance' })).toHaveCount(0)
    await panel.openPart('network')
    await expect(latency).toHaveValue('none')
    await panel.root.getByRole('button', { name: `${panelTexts.remove} getBalance · 500` }).click()
    await panel.untilKept()
    await page.reload()
    await expect.poll(() => balanceOn(page)).toBeGreaterThan(0)
    await panel.toggle()
    await panel.openPart('network')
    await expect(latency).toHaveValue('none')
    await expect(fault).toHaveCount(0)
  })
})

/** Stored data as an earlier version of the sandbox would have left it. */
const makeOld = () =>
  new Promise<void>((resolve) => {
    const asked = indexedDB.open('sandbox-main')
    asked.onsuccess = () => {
      const change = asked.result.transaction(['meta', 'files'], 'readwrite')
      change.objectStore('files').put(new Blob(['uploaded']), 'a')
      const rows = change.objectStore('meta')
      const read = rows.get('head')
      read.onsuccess = () => rows.put({ ...read.result, version: 1 }, 'head')
      change.oncomplete = () => {
        asked.result.close()
        resolve()
      }
    }
  })

test.describe('a world of another version', () => {
  test.use({ expectedConsole: [/status of 401/] })

  test('is put aside, and its customer is informed and can download it, uploads included', async ({
    page,
  }) => {
    await signIn(page)
    await page.evaluate(makeOld)
    await page.reload()
    await page.waitForURL(/login/)
    const panel = new SandboxPanel(page)
    await panel.toggle()
    await expect(panel.root.getByText('It was put aside')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await panel.root.getByRole('button', { name: panelTexts.download }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('sandbox-main-put-aside.zip')
    const { 'files/a': uploaded } = unzipSync(await readFile(await download.path()))
    expect(new TextDecoder().decode(uploaded)).toBe('uploaded')
  })
})
