import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'

const meta = { title: 'Flows/Log in and rename' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function logIn(page: Page) {
  const { email, password } = demoAccounts.leyla
  await userEvent.type(page.getByLabelText(i18n.t('auth:email')), email)
  await userEvent.type(page.getByLabelText(i18n.t('auth:password')), password)
  await userEvent.click(page.getByRole('button', { name: i18n.t('auth:login.submit') }))
}

async function openRename(page: Page) {
  const [menu] = await page.findAllByRole('button', { name: /“|«/ }, WAIT)
  if (!menu) throw new TypeError('no project to rename')
  await userEvent.click(menu)
  await userEvent.click(await page.findByRole('menuitem', { name: i18n.t('common:actions.rename') }, WAIT))
}

/** A guest opens a link to the projects, logs in, arrives there, and renames the first project. */
export const LogInAndRename: Story = appStory(
  '/services/text-to-speech',
  { scenario: 'all-statuses', account: null },
  async (page) => {
    await logIn(page)
    await openRename(page)
    await userEvent.clear(page.getByDisplayValue(/./, { selector: 'th input' }))
    await userEvent.keyboard('Axşam xəbərləri{Enter}')
    await page.findByRole('link', { name: 'Axşam xəbərləri' }, WAIT)
  },
)
