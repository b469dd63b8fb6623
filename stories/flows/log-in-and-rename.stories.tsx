import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { flowAccess, type Guide } from '../support/guide.ts'

const meta = {
  title: 'Flows/Log in and rename',
  parameters: {
    guide: {
      is: 'A login and a renamed project.',
      use: 'To see the shortest work of a customer.',
      instead: 'Screens/Login and Screens/Projects for single states.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
} satisfies Meta

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
  await userEvent.click(
    await page.findByRole('menuitem', { name: i18n.t('projects-lazy:menu.rename') }, WAIT),
  )
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
