import type { Page } from '@playwright/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere, logOut } from './support/account.ts'
import { EditorPage } from './support/editor-page.ts'
import { SandboxPanel } from './support/sandbox-panel.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const SAVED = 'Salam, dünya'
const SECRET = 'Gizli mətn'

/** Texts of both storages by name, addresses in caches, and names of databases. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return {
      stored: [...Object.entries(localStorage), ...Object.entries(sessionStorage)],
      cached: requests.flat().map(({ url }) => url),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    }
  })

test.use({ expectedConsole: [/status of 40[14]/] })

test('the next customer of a browser finds nothing of one whose session ended, who finds the unsaved text again', async ({
  page,
}) => {
  const t = await textsOf('az')
  const { leyla, anar } = demoAccounts
  const editor = new EditorPage(page, t)
  const panel = new SandboxPanel(page)
  await signIn(page)
  await page.goto('/services/text-to-speech/create')
  await editor.paste(SAVED)
  await editor.chooseVoice(1)
  await editor.isSaved()
  const project = new URL(page.url()).pathname
  await panel.toggle()
  await editor.text(1).fill(SECRET)
  await panel.passWeek()
  await expect(page).toHaveURL(`/login?return=${encodeURIComponent(project)}`)

  await test.step('the next customer starts at home and finds nothing', async () => {
    await logInHere(page, t, anar)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: /₼/ })).toBeVisible()
    const { stored, cached, databases } = await keptIn(page)
    const others = stored.filter(([name]) => !name.startsWith(`customer.${leyla.id}.draft.`))
    expect(others.filter(([name]) => name.includes(`.${leyla.id}.`))).toEqual([])
    expect(JSON.stringify(others)).not.toMatch(/Gizli|Salam|Leyla|leyla@/)
    // The sandbox's worker stores only the list of open pages.
    expect(cached.filter((url) => !url.includes('msw'))).toEqual([])
    expect(databases.filter((name) => name.startsWith('customer'))).toEqual([])
    await page.goto(project)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/Gizli|Salam/)).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  await test.step('the first customer returns after that logout', async () => {
    await logOut(page, t)
    await expect(page).toHaveURL(/\/login/)
    await logInHere(page, t, leyla)
    await expect(page.getByRole('banner').getByRole('button', { name: /₼/ })).toBeVisible()
    await page.goto(project)
    await expect(editor.text(1)).toHaveValue(SECRET)
    await editor.isSaved()
  })
})
