import { i18n } from '#src/i18n/i18n.ts'
import { type Page, press, WAIT } from '../../.storybook/app-story.tsx'

/** The modal with a name, once it is open. */
export const dialog = (page: Page, name: string) => page.findByRole('dialog', { name }, WAIT)

/** Opens the creation modal from the list of a service. */
export async function openCreate(page: Page, title: string) {
  await press(page, i18n.t('projects:create'))
  return dialog(page, title)
}
