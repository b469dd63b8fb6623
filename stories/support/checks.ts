import { userEvent } from 'storybook/test'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { type Page, WAIT } from '../../.storybook/app-story.tsx'

/** Shows the checks of an editor and ticks the first block. */
export async function openChecks(page: Page) {
  await page.findAllByRole('textbox', {}, WAIT)
  await userEvent.keyboard('{F9}')
  await loadNamespaces(['checks'])
  await page.findByRole('region', { name: i18n.t('checks:title') }, WAIT)
  const name = new RegExp(`^${i18n.t('checks:tick', { name: '' })}`)
  const [first] = await page.findAllByRole('checkbox', { name }, WAIT)
  if (first) await userEvent.click(first)
}
