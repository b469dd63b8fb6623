import type { Page } from '@playwright/test'
import { pressTool } from './support/press-tool.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Locale, textsOf } from './support/texts.ts'

const TRANSLATION = '1\n00:00:00,100 --> 00:00:01,500\n<b>Xoş gəldiniz.</b>\n'

/** Opens a finished dub of eight segments into Azerbaijani and Russian. */
async function openDub(page: Page, locale: Locale) {
  const t = await textsOf(locale)
  await page.goto('/login?sandbox=dubs')
  const chosen = () => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))
  await expect.poll(chosen).toBe('dubs')
  await signIn(page, 'leyla', locale)
  await page.goto(address(locale, '/services/dubbing/4'))
  const boxes = page.locator('[data-segment]')
  await expect(boxes).toHaveCount(8)
  return {
    t,
    boxes,
    original: (number: number) =>
      page.getByRole('textbox', { name: t('dubbing:segment.source', { number }), exact: true }),
    saved: page.getByText(t('editor:save.saved'), { exact: true }),
  }
}

test('in tr, a sentence that was missed is added to a dub and moved by mouse and keys', async ({ page }) => {
  const { t, boxes, original, saved } = await openDub(page, 'tr')
  const fifth = await original(5).inputValue()

  await test.step('a sentence is added in a gap, and one undo removes it', async () => {
    await original(4).click()
    const gap = await boxes.nth(4).evaluate((box) => {
      const { left, top } = box.getBoundingClientRect()
      return { x: left - 40, y: top + 4 }
    })
    await page.mouse.click(gap.x, gap.y)
    await page.getByRole('button', { name: t('dubbing-lazy:timeline.add') }).click()
    await expect(boxes).toHaveCount(9)
    await expect(original(5)).toBeFocused()
    await expect(original(6)).toHaveValue(fifth)
    await page
      .getByRole('button', { name: t('editor:undo') })
      .first()
      .click()
    await expect(boxes).toHaveCount(8)
    await page.getByRole('button', { name: t('dubbing-lazy:timeline.add') }).click()
    await page.keyboard.insertText('Please bring your own cup.')
    await expect(original(5)).toHaveValue('Please bring your own cup.')
    await expect(saved).toBeVisible()
  })

  await test.step('a segment is moved on the timeline by mouse and keys, one undo a gesture', async () => {
    const box = boxes.last()
    const left = () => box.evaluate(({ style }) => style.left)
    const first = await left()
    const { x = 0, y = 0, width = 0 } = (await box.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + 10)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 - 6, y + 10, { steps: 3 })
    await page.mouse.up()
    await expect.poll(left).not.toBe(first)
    const dragged = await left()
    await box.focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(left).not.toBe(dragged)
    const undo = page.getByRole('button', { name: t('editor:undo') }).first()
    await undo.click()
    await expect.poll(left).toBe(dragged)
    await undo.click()
    await expect.poll(left).toBe(first)
  })

  await test.step('F9 shows what nobody has heard', async () => {
    await page.keyboard.press('F9')
    await expect(page.getByRole('region', { name: t('checks:title') })).toBeVisible()
  })
})

test('in az, subtitles become the translation of a dub, and several segments are spoken faster at once', async ({
  page,
}) => {
  const { t, saved } = await openDub(page, 'az')
  const language = 'Azərbaycan dili'
  const translation = (number: number) =>
    page.getByRole('textbox', { name: t('dubbing:segment.translation', { number, language }), exact: true })
  const second = await translation(2).inputValue()

  await pressTool(page, t, t('subtitles:title'))
  const modal = page.getByRole('dialog', { name: t('subtitles:title') })
  const file = { name: 'film.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(TRANSLATION) }
  await modal.locator('input[type=file]').setInputFiles(file)
  await modal.getByRole('button', { name: t('subtitles:replace', { count: 1 }) }).click()
  await expect(translation(1)).toHaveValue('Xoş gəldiniz.')
  await expect(translation(2)).toHaveValue(second)
  await expect(saved).toBeVisible()

  await page.getByRole('checkbox', { name: t('segments:segment.name', { number: 2 }), exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  const bar = page.getByRole('toolbar', { name: t('selection:label') })
  await expect(bar).toContainText(t('editor:selection.count', { number: 2 }))
  const faster = page.getByRole('menuitemradio', { name: /1,3/ })
  await bar.getByRole('button', { name: t('dubbing-lazy:slot.label') }).click()
  await faster.click()
  await bar.getByRole('button', { name: t('dubbing-lazy:slot.label') }).click()
  await expect(faster).toBeChecked()
  await page.keyboard.press('Escape')

  // Another voice for one of them, all by keys.
  const speaker = page.locator('[data-segment]').nth(1)
  const before = await speaker.getAttribute('aria-label')
  await bar.getByRole('button', { name: t('editor:voice.choose') }).press('Enter')
  const voices = page.getByRole('dialog', { name: t('voices:title') })
  await voices
    .getByRole('group', { name: t('voices:list') })
    .getByRole('radio', { checked: true })
    .focus()
  await page.keyboard.press('ArrowDown')
  await voices.getByRole('button', { name: /₼/ }).press('Enter')
  await expect(voices).toBeHidden()
  await expect(page.getByText(/ · /u).first()).toBeVisible()
  await expect(speaker).not.toHaveAttribute('aria-label', before ?? '')
})

test('in az, a fixed translation is put in wherever a dub does not follow it', async ({ page }) => {
  const { t, original, saved } = await openDub(page, 'az')
  const modal = page.getByRole('dialog')
  const language = 'Azərbaycan dili'
  const translation = page.getByRole('textbox', {
    name: t('dubbing:segment.translation', { number: 1, language }),
  })
  const term = (await original(1).inputValue()).split(' ').at(-1)?.replace(/\P{L}/gu, '') ?? ''
  const used = (await translation.inputValue()).split(' ').at(-1)?.replace(/\P{L}/gu, '') ?? ''
  await pressTool(page, t, t('dubbing:toolbar.glossary'))
  await modal.getByRole('button', { name: t('dubbing-tools:glossary.add') }).click()
  await modal.getByLabel(t('dubbing-tools:glossary.term')).fill(term)
  await modal.getByLabel(t('dubbing-tools:glossary.fixed', { language })).fill('Sınaq')
  await modal.getByLabel(t('dubbing-tools:glossary.instead')).fill(used)
  await modal.getByRole('tab').last().click()
  await modal.getByRole('button', { name: t('dubbing-tools:glossary.replace', { count: 1 }) }).click()
  await page.keyboard.press('Escape')
  await expect(translation).toHaveValue(/Sınaq/)
  await expect(saved).toBeVisible()
})
