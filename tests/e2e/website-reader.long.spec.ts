import type { Page } from '@playwright/test'
import { sampleArticles } from '#mocks/services/website-reader/sample-articles.ts'
import { qepikInText } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { type Texts, textsOf } from './support/texts.ts'

const patternOf = (label: string) => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*₼`)
// The player logs to the console, for the site's developer, that the code belongs to another site.
test.use({ expectedConsole: [/^console: Reader: this is not xeber\.example$/] })

/** Text that the player has highlighted on a site's page. */
const litOn = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('avaz-reader') ?? [])].map((range) => range.toString()))

async function generatePreview(page: Page, t: Texts): Promise<number> {
  const button = page.getByRole('button', {
    name: patternOf(t('website-reader:generate.first', { price: '' }).trim()),
  })
  const price = qepikInText((await button.textContent()) ?? '')
  await button.click()
  await letTimePass(page, () =>
    expect(page.getByText(t('website-reader:preview.ready'))).toBeVisible(SHORT_WAIT),
  )
  return price
}

test('a reader is made, played, exported, and reads on a page of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const t = await textsOf('az')
  // The scenario is in the address, because a new tab needs it.
  await page.goto('/login?sandbox=website-readers')
  const chosen = () => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))
  await expect.poll(chosen).toBe('website-readers')
  await signIn(page)
  await page.goto('/services/website-reader')

  await test.step('the form reduces the address to the host', async () => {
    await page.getByRole('button', { name: t('projects:create') }).click()
    const modal = page.getByRole('dialog', { name: t('website-reader-form:create.title') })
    await modal.getByLabel(t('website-reader-form:site.title')).fill('Şəhər "xəbərləri" <b>')
    await modal.getByLabel(t('website-reader-form:site.domain')).fill('HTTPS://www.Xeber.example:8080/bu-gun')
    await expect(
      modal.getByText(t('website-reader-form:site.host', { host: 'www.xeber.example' })),
    ).toBeVisible()
    await modal.getByLabel(t('website-reader-form:site.selector')).fill('main .post > [data-role="body"]')
    await modal.getByLabel(t('website-reader-form:site.skip'), { exact: true }).fill('.reklam')
    await modal.getByRole('button', { name: t('website-reader-form:site.skipAdd') }).click()
    await modal.getByRole('button', { name: t('create:action.create') }).click()
    await expect(page).toHaveURL(/\/services\/website-reader\/\d+$/)
  })

  await test.step('the preview costs the shown price and plays', async () => {
    expect(await generatePreview(page, t)).toBeGreaterThan(0)
    await page.getByRole('button', { name: t('website-reader:preview.play', { number: 2 }) }).click()
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('spoken')?.size)).toBe(1)
  })

  await test.step('each kind of code is copied as shown', async () => {
    await page.getByRole('button', { name: t('website-reader:preview.toCode') }).click()
    for (const kind of ['React', 'WordPress', 'HTML']) {
      await page.getByRole('radio', { name: kind }).click()
      await page.getByRole('button', { name: t('exports:code.copy') }).click()
      await expect(page.getByText(t('exports:code.copied'))).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(await page.getByRole('textbox', { name: kind }).inputValue())
    }
  })

  await test.step('it reads on a page that contains it', async () => {
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: t('exports:code.try') }).click()
    const site = await opening
    const player = site.locator('avaz-reader')
    const [articleName = ''] = sampleArticles.az
    await player.getByRole('button', { name: 'Məqaləni dinlə' }).click()
    await expect.poll(() => litOn(site)).toHaveLength(1)
    await expect(player.locator('.title')).toHaveText(articleName)
    await expect(player.locator('.time')).not.toHaveText(/^00:00/)
    await player.getByRole('button', { name: 'Fasilə ver' }).click()
    await page.bringToFront()
    const listened = page.getByRole('row', { name: articleName }).getByRole('cell')
    await expect(async () => {
      await page.getByRole('button', { name: t('website-reader-lazy:sites.check') }).click()
      await expect(listened.first()).toHaveText('1', SHORT_WAIT)
    }).toPass()
    await site.getByRole('link', { name: 'other.example' }).click()
    await expect(player.getByText('xeber.example', { exact: false })).toBeVisible()
    await expect(player.getByRole('button')).toHaveCount(0)
  })
})

test.describe('the Russian reader form on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('refuses hostile addresses and selectors with a reason, and loses no input', async ({ page }) => {
    const t = await textsOf('ru')
    await signIn(page, 'leyla', 'ru')
    await page.goto('/ru/services/website-reader/create')
    const domain = page.getByLabel(t('website-reader-form:site.domain'))
    const selector = page.getByLabel(t('website-reader-form:site.selector'))
    const submit = page.getByRole('button', { name: t('create:action.create') })
    await page.getByLabel(t('website-reader-form:site.title')).fill('</script><script>alert(1)</script>')
    const refusals = {
      'javascript:alert(1)': 'site_scheme',
      'https://admin:secret@example.com': 'site_user',
      'http://0x7f.1/': 'site_private',
      'https://co.uk/': 'site_shared',
      [`${'a'.repeat(500)}.com`]: 'site_invalid',
    }
    for (const [typed, reason] of Object.entries(refusals)) {
      await domain.fill(typed)
      await submit.click()
      await expect(page.getByText(t(`website-reader-form:errors.${reason}`))).toBeVisible()
      await expect(domain).toBeFocused()
    }
    await selector.fill('p { color: red')
    await expect(page.getByText(t('website-reader-form:errors.selector_invalid'))).toBeVisible()

    await page.reload()
    await expect(page.getByText(t('projects:kept.form'))).toBeVisible()
    await expect(selector).toHaveValue('p { color: red')
    await domain.fill('пример.рф/новости')
    await expect(
      page.getByText(t('website-reader-form:site.host', { host: 'пример.рф (xn--e1afmkfd.xn--p1ai)' })),
    ).toBeVisible()
    await selector.fill('article[title="</script>"]')
    await submit.click()
    await expect(page).toHaveURL(/\/ru\/services\/website-reader\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('</script><script>alert(1)</script>')
    await expect(page.getByText('xn--e1afmkfd.xn--p1ai')).toBeVisible()
  })
})
