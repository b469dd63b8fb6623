import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { pressTool } from './support/press-tool.ts'
import { CUSTOMER_SCREENS, SERVICE_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Locale, textsOf } from './support/texts.ts'

const SCRIPT = 'Aynur: Salam!\nKamran: Necəsən?\nAynur: Yaxşı.'
const FILM =
  '1\n00:00:00,000 --> 00:00:02,000\n<i>Salam</i>, dostlar!\n\n2\n00:00:02,000 --> 00:00:04,000\nSağ olun.\n'
const TABLE =
  'имя\tтекст\tскорость\nПривет\tДобро пожаловать.\t1,2\nПривет\tДо свидания.\t\nБрак\tСлишком.\t9'

// After a run the server's version is newer: the next save gets a 409, is merged and sent again.
test.use({ expectedConsole: [/status of 409/] })

/** Opens a finished project; `openImport` opens the modal that takes texts, subtitles and tables. */
async function openProject(page: Page, locale: Locale) {
  const t = await textsOf(locale)
  const editor = new EditorPage(page, t)
  await signIn(page, 'leyla', locale)
  await page.goto(address(locale, CUSTOMER_SCREENS.editor))
  await expect(editor.text(1)).toBeVisible()
  return {
    t,
    editor,
    modal: page.getByRole('dialog'),
    bar: page.getByRole('toolbar', { name: t('selection:label') }),
    count: async () => Number(await editor.blocks.first().getAttribute('aria-setsize')),
    handle: (index: number) => editor.blocks.nth(index).getByRole('button').first(),
    box: (index: number) => editor.blocks.nth(index).getByRole('checkbox').first(),
    openImport: () => pressTool(page, t, t('editor:toolbar.paste')),
  }
}

test('in az, a script becomes a cast, and subtitles become blocks and come back unchanged', async ({
  page,
}) => {
  const { t, editor, modal, count, openImport } = await openProject(page, 'az')
  const before = await count()
  const insert = (blocks: number) =>
    modal.getByRole('button', { name: t('editor-modals:paste.insert', { count: blocks }) }).click()

  await test.step('each speaker has a voice, names are not spoken, and one undo takes the script back', async () => {
    await openImport()
    await modal.getByRole('textbox', { name: t('editor-modals:paste.text'), exact: true }).fill(SCRIPT)
    await modal.getByRole('switch', { name: t('editor-modals:speakers.offer') }).check()
    await modal.getByRole('combobox', { name: /^Kamran/ }).click()
    await page.getByRole('option').last().click()
    await insert(3)
    await expect.poll(count).toBe(before + 3)
    await expect(editor.text(before + 2)).toHaveValue('Necəsən?')
    await expect(editor.blocks.filter({ hasText: 'Kamran · ' })).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect.poll(count).toBe(before)
  })

  await test.step('subtitles become blocks, and the file comes back unchanged', async () => {
    await openImport()
    const file = { name: 'film.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(FILM) }
    await modal.locator('input[type=file]').setInputFiles(file)
    await insert(2)
    await expect.poll(count).toBe(before + 2)
    await expect(editor.text(before + 1)).toHaveValue('Salam, dostlar!')
    await page
      .getByRole('toolbar')
      .first()
      .getByRole('button', { name: t('editor:toolbar.subtitles'), exact: true })
      .click()
    const saved = page.waitForEvent('download')
    await modal.getByRole('button', { name: t('subtitles:download', { kind: 'SRT' }) }).click()
    expect(await readFile(await (await saved).path(), 'utf8')).toBe(FILM)
    await page.keyboard.press('Escape')
    await editor.isSaved()
  })
})

test('in ru, rows of a table are spoken together for their sum, and their files have the names of the rows', async ({
  page,
}) => {
  const { t, editor, modal, bar, count, handle, box, openImport } = await openProject(page, 'ru')
  const before = await count()
  await openImport()
  await modal.getByRole('button', { name: t('editor-modals:paste.table') }).click()
  await modal.getByRole('textbox', { name: t('tables:paste') }).fill(TABLE)
  await expect(modal.getByText(t('speech-table:faulty', { count: 1 }))).toBeVisible()
  await modal.getByRole('button', { name: t('speech-table:apply', { count: 2 }) }).click()
  await expect.poll(count).toBe(before + 2)
  await editor.isSaved()

  await test.step('the two are selected with Ctrl and Shift and generated for their sum', async () => {
    const balance = await editor.balance()
    await handle(before).click({ modifiers: ['Control'] })
    await box(before + 1).click({ modifiers: ['Shift'] })
    await expect(bar).toContainText(t('editor:selection.count', { number: 2 }))
    const generate = bar.getByRole('button', { name: /₼/ })
    const price = Number(
      /(\d+),(\d\d)/
        .exec((await generate.textContent()) ?? '')
        ?.slice(1)
        .join(''),
    )
    await generate.click()
    const last = page.getByRole('button', {
      name: t('editor:sound.play', { number: before + 2 }),
      exact: true,
    })
    await letTimePass(page, () => expect(last).toBeVisible(SHORT_WAIT))
    await expect.poll(() => editor.balance()).toBe(balance - price)
  })

  await test.step('the archive has the names of the rows', async () => {
    await page.getByRole('button', { name: t('common:actions.export'), exact: true }).click()
    await modal
      .getByRole('radio', { name: t('editor-modals:export.parts.block.perPart') })
      .check({ force: true })
    // Another block of the project has changed since it was spoken.
    await modal.getByRole('button', { name: t('editor-modals:export.asIs'), exact: true }).click()
    const download = modal.getByRole('button', { name: t('editor-modals:export.download') })
    await letTimePass(page, () => expect(download).toBeVisible(SHORT_WAIT))
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    const names = Object.keys(unzipSync(await readFile(await file.path())))
    expect(names).toEqual(expect.arrayContaining(['Привет.mp3', 'Привет 2.mp3']))
  })
})

test('in en, selected blocks are removed and brought back, and an earlier state returns a paid sound', async ({
  page,
}) => {
  const { t, editor, modal, bar, count, handle } = await openProject(page, 'en')
  const before = await count()
  const first = await editor.text(1).inputValue()
  const sound = page.getByRole('button', { name: t('editor:sound.play', { number: 1 }), exact: true })
  const stale = editor.blocks.first().getByText(t('editor:sound.stale'))
  await expect(sound).toBeVisible()

  await test.step('two blocks selected by keys are removed, and one undo brings both back', async () => {
    await handle(0).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(bar).toContainText(t('editor:selection.count', { number: 2 }))
    await bar.getByRole('button', { name: t('selection:remove') }).click()
    await expect.poll(count).toBe(before - 2)
    await page.keyboard.press('Control+z')
    await expect.poll(count).toBe(before)
  })

  await test.step('all blocks are selected with Ctrl A and get the same silence', async () => {
    await handle(0).focus()
    await page.keyboard.press('Control+a')
    await expect(bar).toContainText(t('editor:selection.count', { number: before }))
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
  })

  await test.step('F9 shows what nobody has heard', async () => {
    await page.keyboard.press('F9')
    await expect(page.getByRole('region', { name: t('checks:title') })).toBeVisible()
  })

  await test.step('after the page was left, the text comes back with its sound, without a new charge', async () => {
    await editor.text(1).fill('A different text.')
    await editor.isSaved()
    await expect(stale).toBeVisible()
    await page.reload()
    await expect(editor.text(1)).toHaveValue('A different text.')
    const balance = await editor.balance()
    await pressTool(page, t, t('editor:toolbar.states'))
    await modal.getByRole('radio').last().check({ force: true })
    await modal.getByRole('button', { name: t('editor-states:restoreAll') }).click()
    await page.keyboard.press('Escape')
    await expect(editor.text(1)).toHaveValue(first)
    await expect(sound).toBeVisible()
    await expect(stale).toBeHidden()
    expect(await editor.balance()).toBe(balance)
    await editor.isSaved()
  })
})

test('in az, one key switches between two takes of a block, and a book takes the words of a file', async ({
  page,
}) => {
  const { t, editor, modal } = await openProject(page, 'az')

  await test.step('the second take is paid, and F8 leads to the first at the same word', async () => {
    await editor.generateAll()
    await editor.isGenerated()
    const number = await editor.blocks.count()
    await editor.text(number).click()
    await page.getByRole('button', { name: t('editor-modals:menu.label', { number }) }).click()
    await page.getByRole('menuitem', { name: t('editor-modals:menu.takes') }).click()
    const heard = modal.getByRole('status')
    await expect(heard).toContainText('A')
    await modal.getByRole('button', { name: t('player:play'), exact: true }).click()
    await page.keyboard.press('F8')
    await expect(heard).toContainText('B')
    await page.keyboard.press('F8')
    await expect(heard).toContainText('A')
    await page.keyboard.press('Escape')
  })

  const buffer = Buffer.from('Yazılır;Deyilir\nAPI;ey pi ay\nMuğam;mu ğam\n')
  const tool = () => pressTool(page, t, t('editor:pronunciations.title'))
  await test.step('words of a CSV are kept for other projects', async () => {
    await tool()
    await modal
      .locator('input[type=file]')
      .setInputFiles({ name: 'sözlər.csv', mimeType: 'text/csv', buffer })
    await expect(
      modal.getByText(t('editor-modals:pronunciations.read', { added: 2, skipped: 0 })),
    ).toBeVisible()
    await modal.getByRole('button', { name: t('editor-modals:pronunciations.keep') }).click()
    const saving = page.waitForEvent('download')
    await modal.getByRole('button', { name: t('editor-modals:pronunciations.saveCsv') }).click()
    expect(await readFile(await (await saving).path(), 'utf8')).toMatch(/API[;,]ey pi ay/)
    await modal.getByRole('button', { name: t('editor-modals:settings.done') }).click()
  })

  await test.step('the book gets its words from the list', async () => {
    await page.goto(SERVICE_SCREENS['audio-book'])
    await tool()
    await modal
      .getByRole('button', { name: t('editor-modals:pronunciations.fromList', { count: 2 }) })
      .click()
    await expect(modal.getByRole('textbox').first()).toHaveValue('API')
    await modal.getByRole('button', { name: t('editor-modals:settings.done') }).click()
    await editor.isSaved()
  })
})
