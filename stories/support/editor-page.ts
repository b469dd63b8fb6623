import { userEvent } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { type Page, press, WAIT } from '../../.storybook/app-story.tsx'

/** A generated text with one stale block. */
export const SPEECH = '/services/text-to-speech/14'

export const editorIsReady = (page: Page) =>
  page.findByRole('textbox', { name: i18n.t('editor:block.text', { number: 1 }) }, WAIT)

/** Chooses an item of the first block's menu. */
export async function chooseOfBlock(page: Page, entry: string | RegExp) {
  await userEvent.click(await editorIsReady(page))
  await press(page, i18n.t('editor:menu.label', { number: 1 }))
  await userEvent.click(await page.findByRole('menuitem', { name: entry }, WAIT))
}
