import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { CUSTOMER_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Locale, textsOf } from './support/texts.ts'

const [SPOKEN, ALSO_SPOKEN, DRAFT] = [
  'Onboarding, lesson 1',
  'Telefon salamlaması',
  'Haber bülteni, sabah yayını',
]

/** Opens the list of text-to-speech projects. */
async function openList(page: Page, locale: Locale) {
  const t = await textsOf(locale)
  await signIn(page, 'leyla', locale)
  await page.goto(address(locale, CUSTOMER_SCREENS.projects))
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title })
  await expect(rowOf(SPOKEN)).toBeVisible()
  return {
    t,
    rowOf,
    titles: () => page.getByRole('row').getByRole('link').allInnerTexts(),
    async choose(title: string, entry: string) {
      await page.getByRole('button', { name: t('projects:actionsOf', { title }), exact: true }).click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    },
  }
}

test('in tr, several projects are saved as one ZIP with their sound, and others are deleted together', async ({
  page,
}) => {
  const { t, rowOf } = await openList(page, 'tr')
  const bar = page.getByRole('toolbar', { name: t('selection:label') })
  const modal = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await page.getByRole('button', { name: t('projects:select'), exact: true }).click()

  await test.step('two spoken projects are one file, with a sound for each', async () => {
    await rowOf(SPOKEN).getByRole('checkbox').click()
    await rowOf(ALSO_SPOKEN).getByRole('checkbox').click()
    await bar.getByRole('button', { name: t('bulk:export.label') }).click()
    const saving = page.waitForEvent('download')
    await modal.getByRole('button', { name: t('bulk:export.start') }).click()
    // The message afterwards is not checked: a step of the clock may close it before it is seen.
    await letTimePass(page, () => expect(modal).toBeHidden(SHORT_WAIT))
    const files = unzipSync(new Uint8Array(await readFile(await (await saving).path())))
    expect(Object.keys(files)).toHaveLength(2)
    for (const sound of Object.values(files)) {
      expect(Buffer.from(sound.subarray(0, 3)).toString('latin1')).toMatch(/^(?:ID3|\xff[\xe0-\xff])/)
    }
  })

  await test.step('a deleted project is gone, and the others stay', async () => {
    await page.reload()
    await page.getByRole('button', { name: t('projects:select'), exact: true }).click()
    await rowOf(DRAFT).getByRole('checkbox').click()
    await bar.getByRole('button', { name: t('bulk:delete.label') }).click()
    await modal.getByRole('button', { name: t('bulk:delete.start', { count: 1 }) }).click()
    await expect(rowOf(DRAFT)).toBeHidden()
    await expect(rowOf(SPOKEN)).toBeVisible()
  })
})

test('in az, a project is pinned, tagged, found by its tag and duplicated, also after a reload', async ({
  page,
}) => {
  const { t, rowOf, titles, choose } = await openList(page, 'az')
  await choose(ALSO_SPOKEN, t('projects-lazy:menu.pin'))
  await expect.poll(async () => (await titles())[0]).toBe(ALSO_SPOKEN)
  await choose(SPOKEN, t('projects-lazy:menu.tags'))
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox', { name: t('common-menu:tags.new') }).fill('Dərslər')
  await page.keyboard.press('Enter')
  await modal.getByRole('button', { name: t('actions.save') }).click()
  await page.getByRole('combobox', { name: t('projects:tag'), exact: true }).click()
  await page.getByRole('option', { name: 'Dərslər' }).click()
  await expect.poll(titles).toEqual([SPOKEN])
  await page.reload()
  await expect.poll(titles).toEqual([SPOKEN])
  await page.goto(CUSTOMER_SCREENS.projects)
  await expect.poll(async () => (await titles())[0]).toBe(ALSO_SPOKEN)
  await choose(DRAFT, t('projects-lazy:menu.duplicate'))
  await expect(rowOf(t('projects:duplicate.title', { title: DRAFT }))).toBeVisible()
})

test('the app can be installed under its name in the language of the page, with all of its icons', async ({
  page,
}) => {
  await signIn(page, 'leyla', 'ru')
  const manifest = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
    const { icons, ...rest } = (await (await fetch(href)).json()) as { icons: { src: string }[] }
    const types = await Promise.all(
      icons.map(async ({ src }) => (await fetch(new URL(src, href))).headers.get('content-type')),
    )
    return { ...rest, types }
  })
  expect(manifest).toMatchObject({ lang: 'ru-RU', display: 'standalone' })
  expect(manifest.types.length).toBeGreaterThan(1)
  for (const type of manifest.types) expect(type).toMatch(/^image\//)
})
