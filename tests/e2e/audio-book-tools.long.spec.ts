import { EditorPage } from './support/editor-page.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

const BOOK = `Глава 1

— Кто там? — спросила Анна.

— Это я, — ответил Том.

— Заходи!

Дождь шёл весь день.
`

test('in ru, a book with dialogue becomes a cast, and one undo joins it again', async ({ page }) => {
  const t = await textsOf('ru')
  const editor = new EditorPage(page, t)
  const modal = page.getByRole('dialog', { name: t('editor-modals:speakers.title') })
  const count = async () => Number(await editor.blocks.first().getAttribute('aria-setsize'))
  const ofAnna = editor.blocks.filter({ hasText: 'Анна · ' })
  await signIn(page, 'leyla', 'ru')
  await page.goto(address('ru', '/services/audio-book/create'))
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'книга.txt', mimeType: 'text/plain', buffer: Buffer.from(BOOK) })
  await page.getByRole('button', { name: t('create:action.continue') }).click()
  await page.getByRole('button', { name: t('editor-modals:speakers.dialogue.find') }).click()
  await expect(modal.getByRole('combobox', { name: /^Том/ })).toBeVisible()
  // Nobody is named, and nobody is guessed.
  await expect(modal.getByText(t('editor-modals:speakers.uncertain', { count: 1 }))).toBeVisible()
  const before = await count()
  await modal.getByRole('combobox', { name: /^Анна/ }).click()
  await page.getByRole('option').last().click()
  await modal.getByRole('button', { name: t('editor-modals:speakers.give') }).click()
  await expect(modal).toBeHidden()
  await expect(ofAnna).toHaveCount(1)
  await expect(ofAnna.getByRole('textbox')).toHaveValue(/Кто там\?$/)
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: t('editor:undo') })
    .first()
    .click()
  await expect.poll(count).toBe(before)
  await expect(ofAnna).toHaveCount(0)
})
