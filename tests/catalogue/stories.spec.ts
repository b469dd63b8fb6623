import { globSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { pictureModes } from '../../.storybook/modes.ts'
import { boxOfModals, openCatalogue, pictures } from './story-page.ts'

type Catalogue = Awaited<ReturnType<typeof openCatalogue>>

const test = base.extend<object, { catalogue: { page: Page; show: Catalogue } }>({
  catalogue: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Baku',
        locale: 'en-US',
      })
      await use({ page, show: await openCatalogue(page) })
      await page.close()
    },
    { scope: 'worker' },
  ],
})

const pictured = pictures()

const picture = (id: string, mode: string) => `${id}/${mode.replaceAll(' ', '-')}.png`

/** Hides what the browser draws around the page. */
const PICTURE_STYLES = 'tests/catalogue/pictures.css'

for (const { id, title, mode, globals, isModal } of pictured) {
  test(title, async ({ catalogue: { page, show } }) => {
    expect(await show(id, globals)).toBeUndefined()
    const clip = isModal ? await boxOfModals(page) : undefined
    await expect(page).toHaveScreenshot(picture(id, mode).split('/'), {
      stylePath: PICTURE_STYLES,
      ...(clip && { clip }),
    })
  })
}

test('a button padding that is 1 px larger is noticed', async ({ catalogue: { page, show } }) => {
  // When pictures are updated, the change would be saved into one.
  if (test.info().config.updateSnapshots !== 'none') return
  const mode = 'az light desktop'
  await show('components-button--default', pictureModes[mode])
  await page.locator('#storybook-root button').evaluate((button) => {
    button.style.paddingInlineStart = `${Number.parseFloat(getComputedStyle(button).paddingInlineStart) + 1}px`
  })
  const name = picture('components-button--default', mode).split('/')
  const compared = expect(page).toHaveScreenshot(name, { timeout: 4_000, stylePath: PICTURE_STYLES })
  await expect(compared).rejects.toThrow(/pixels .* are different/)
})

test('no picture belongs to a removed story', () => {
  const expected = pictured.map(({ id, mode }) => picture(id, mode))
  const there = globSync('*/*.png', { cwd: 'tests/catalogue/pictures' })
  expect(there.filter((file) => !expected.includes(file))).toEqual([])
})
