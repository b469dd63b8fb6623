import { userEvent } from 'storybook/test'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { type Page, WAIT } from '../../.storybook/app-story.tsx'
import { chooseOfBlock } from './editor-page.ts'

async function barOf(page: Page) {
  await loadNamespaces(['selection'])
  return page.findByRole('toolbar', { name: i18n.t('selection:label') }, WAIT)
}

async function selectUpTo(checkbox: HTMLElement) {
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(checkbox)
  await user.keyboard('{/Shift}')
}

/** Selects the first three blocks of speech. */
export async function selectBlocks(page: Page) {
  await chooseOfBlock(page, 'select')
  const name = i18n.t('editor:block.name', { number: 3 })
  await selectUpTo(await page.findByRole('checkbox', { name }, WAIT))
  return barOf(page)
}

/** Selects the first three segments of a transcript or a dub. */
export async function selectSegments(page: Page) {
  const boxOf = (number: number) =>
    page.findByRole('checkbox', { name: i18n.t('segments:segment.name', { number }) }, WAIT)
  await userEvent.click(await boxOf(1))
  await selectUpTo(await boxOf(3))
  return barOf(page)
}
