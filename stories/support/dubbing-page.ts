import { i18n } from '#src/i18n/i18n.ts'
import { type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from './dialogs.ts'

export const DUBS = { scenario: 'dubs' } as const
export const DUB_LIST = '/services/dubbing'
export const FINISHED_DUB = `${DUB_LIST}/4`

/** Opens a modal of a finished dub by its button. */
export async function openModal(page: Page, button: string, title: string) {
  await page.findByRole('button', { name: i18n.t('common:actions.export') }, WAIT)
  await press(page, button)
  await dialog(page, title)
}
