import { userEvent } from 'storybook/test'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { type Page, press, WAIT } from '../../.storybook/app-story.tsx'

/** A generated text with one stale block. */
export const SPEECH = '/services/text-to-speech/14'

export const editorIsReady = (page: Page) =>
  page.findByRole('textbox', { name: i18n.t('editor:block.text', { number: 1 }) }, WAIT)

/** Chooses an item of the first block's menu. */
export async function chooseOfBlock(page: Page, entry: 'settings' | 'takes' | 'select') {
  await userEvent.click(await editorIsReady(page))
  await loadNamespaces(['editor-modals'])
  await press(page, i18n.t('editor-modals:menu.label', { number: 1 }))
  await userEvent.click(
    await page.findByRole('menuitem', { name: i18n.t(`editor-modals:menu.${entry}`) }, WAIT),
  )
}
