import type { Page } from '@playwright/test'
import { sampleArticles } from '#mocks/services/website-reader/sample-articles.ts'
import { SITES_ON_THIS_MACHINE, serveSite } from './support/foreign-site.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const SITE = 'bloq.example.az'
const STRICT = "default-src 'none'; base-uri 'none'; require-trusted-types-for 'script'"

test.use({
  launchOptions: SITES_ON_THIS_MACHINE,
  // Console messages: the player's for the site's developer, and the browser's own.
  expectedConsole: [
    /^console: (?:Reader: this is not bloq\.example\.az$|Reader: the policy of this page does not allow http\S+ in connect-src$|Failed to load resource: the server responded with a status of 403|.*violates the (?:following|document.s) Content Security Policy)/,
  ],
})

const pageWith = (code: string) => `<!doctype html><html lang="az"><title>Bloq</title>
<article>${sampleArticles.az.map((text) => `<p>${text}</p>`).join('')}</article>
${code}`

const player = (site: Page) => site.locator('avaz-reader')

async function copyCode(page: Page) {
  const t = await textsOf('az')
  await page.goto('/login?sandbox=website-readers')
  const chosen = () => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))
  await expect.poll(chosen).toBe('website-readers')
  await signIn(page)
  await page.goto('/services/website-reader/2')
  await page.getByRole('tab', { name: t('website-reader:tabs.code') }).click()
  await expect(page.getByText(t('website-reader-lazy:sites.never'))).toBeVisible()
  const policy = page.getByRole('textbox', { name: t('exports:policy.heading') })
  return {
    t,
    code: await page.getByRole('textbox', { name: 'HTML' }).inputValue(),
    policy: `${STRICT}; ${(await policy.inputValue()).replaceAll('\n', ' ')}`,
  }
}

test('the copied code reads on the customer’s own site, under the shown policy, and nowhere else', async ({
  page,
  context,
}) => {
  const { t, code, policy } = await copyCode(page)
  const site = await serveSite(pageWith(code), policy)
  const visited = await context.newPage()

  await test.step('it plays on its site', async () => {
    await visited.goto(site.addressOn(SITE))
    await player(visited).getByRole('button', { name: 'Məqaləni dinlə' }).click()
    await expect(player(visited).locator('.time')).not.toHaveText(/^00:00/)
    const lit = () =>
      visited.evaluate(() => [...(CSS.highlights.get('avaz-reader') ?? [])].map((range) => String(range)))
    await expect.poll(lit).toHaveLength(1)
  })

  await test.step('another site shows which site it is for', async () => {
    await visited.goto(site.addressOn('other.example'))
    await expect(player(visited).getByText(SITE, { exact: false })).toBeVisible()
    await expect(player(visited).getByRole('button')).toHaveCount(0)
  })

  await test.step('code that was changed to imitate another site gets nothing', async () => {
    const changed = code.replace(`data-domain="${SITE}"`, 'data-domain="other.example"')
    const thief = await serveSite(pageWith(changed), policy)
    await visited.goto(thief.addressOn('other.example'))
    await expect(player(visited).getByText(SITE, { exact: false })).toBeVisible()
    await expect(player(visited).getByRole('button')).toHaveCount(0)
    thief.close()
  })

  await test.step('the customer sees which sites asked', async () => {
    await page.bringToFront()
    await page.getByRole('button', { name: t('website-reader-lazy:sites.check') }).click()
    await expect(page.getByText(/^Pleyer bloq\.example\.az saytında cavab alıb/)).toBeVisible()
    const listened = page.getByRole('row', { name: /^Bloq/ }).getByRole('cell')
    await expect(listened.first()).toHaveText('1')
    await expect(listened.last()).toHaveText(/^\d\d:\d\d$/)
    await expect(page.getByText(/^Pleyerə other\.example saytında cavab verilməyib/)).toBeVisible()
  })
  site.close()
})

test('a site whose policy blocks the sound gets a message', { tag: '@long' }, async ({ page, context }) => {
  const { code, policy } = await copyCode(page)
  const site = await serveSite(pageWith(code), policy.replace('connect-src', 'manifest-src'))
  const visited = await context.newPage()
  await visited.goto(site.addressOn(SITE))
  await expect(player(visited).getByText('Bu saytın təhlükəsizlik siyasəti səsə icazə vermir.')).toBeVisible()
  site.close()
})
