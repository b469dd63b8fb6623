import type { Page } from '@playwright/test'
import { axeFindings } from './support/findings.ts'
import { SITES_ON_THIS_MACHINE, serveSite } from './support/foreign-site.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const SITE = 'magaza.example'
const STRICT = "default-src 'none'; base-uri 'none'; require-trusted-types-for 'script'"
const QUESTION = 'Bakıda çatdırılma neçəyədir?'

test.use({
  launchOptions: SITES_ON_THIS_MACHINE,
  // The widget's message to the site's developer, and the browser's own lines.
  expectedConsole: [
    /^console: (?:Chat: Bu bot bu sayt üçün deyil\.$|Failed to load resource: the server responded with a status of (?:403|429))/,
  ],
})

async function copyCode(page: Page) {
  const t = await textsOf('az')
  await page.goto('/login?sandbox=bots')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))).toBe('bots')
  await signIn(page)
  await page.goto('/services/chat-bot/1')
  await page.getByRole('tab', { name: t('chat-bot:tabs.embed') }).click()
  const policy = page.getByRole('textbox', { name: t('exports:policy.heading') })
  return {
    t,
    code: await page.getByRole('textbox', { name: 'HTML' }).inputValue(),
    policy: `${STRICT}; ${(await policy.inputValue()).replaceAll('\n', ' ')}`,
  }
}

test('the copied code works on the customer’s own site, under the shown policy, and nowhere else', {
  tag: '@long',
}, async ({ page, context }) => {
  const { t, code, policy } = await copyCode(page)
  const html = `<!doctype html><html lang="az"><title>Mağaza</title><main><h1>Mağaza</h1></main>${code}`
  const site = await serveSite(html, policy)
  const visited = await context.newPage()
  const widget = visited.locator('avaz-chat')

  await test.step('a visitor of the site gets an answer, on a phone, light and dark', async () => {
    await visited.setViewportSize({ width: 360, height: 740 })
    await visited.goto(site.addressOn(SITE))
    await widget.getByRole('button', { name: 'Söhbəti aç' }).click()
    await visited.keyboard.type(QUESTION)
    await visited.keyboard.press('Enter')
    await expect(visited.getByRole('log', { name: 'Söhbət' })).toContainText('4 manatdır')
    for (const colorScheme of ['light', 'dark'] as const) {
      await visited.emulateMedia({ colorScheme })
      expect(await axeFindings(visited)).toEqual([])
    }
    expect(await visited.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  await test.step('the conversation appears in the app, and the answer is paid', async () => {
    await page.bringToFront()
    await page.getByRole('tab', { name: t('chat-bot:tabs.conversations') }).click()
    await expect(page.getByRole('button', { name: QUESTION })).toHaveCount(2)
  })

  await test.step('a subdomain and another site show no bot', async () => {
    for (const host of [`news.${SITE}`, 'other.example']) {
      const told = visited.waitForEvent('console', (line) => line.text().startsWith('Chat: '))
      await visited.goto(site.addressOn(host))
      await told
      await expect(widget).toHaveCount(0)
    }
  })
  site.close()
})
