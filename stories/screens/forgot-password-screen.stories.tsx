import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { ForgotPasswordScreen } from '#src/screens/forgot-password-screen.tsx'
import { appStory, faultStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Forgot password',
  parameters: {
    guide: {
      is: 'Asks for the address to which the link for a new password goes.',
      use: 'For guests who cannot log in.',
      instead: 'Modals/Change password for customers who know theirs.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ForgotPasswordScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/forgot-password'
const guest = { account: null }

const press = (page: Page) =>
  userEvent.click(page.getByRole('button', { name: i18n.t('auth-account:forgot.submit') }))

async function ask(page: Page, email: string = demoAccounts.leyla.email) {
  await userEvent.type(page.getByLabelText(i18n.t('auth:email')), email)
  await press(page)
}

const isSent = (page: Page) => page.findByText(i18n.t('auth-account:forgot.sentTitle'), {}, WAIT)

export const Default: Story = appStory(ADDRESS, guest, (page) =>
  page.findByRole('button', { name: i18n.t('auth-account:forgot.submit') }, WAIT),
)

export const ValidationErrors: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    await ask(page, 'leyla@')
    await page.findByText(i18n.t('errors:validation.email'))
  }),
  tags: ['long'],
}

export const Pending: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'guest-waiting' }, async (page) => {
    await ask(page)
    await page.findByText(i18n.t('auth-account:forgot.pending'), {}, WAIT)
  }),
  tags: ['long'],
}

export const Error: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'guest-unreachable' }, async (page) => {
    await ask(page)
    await page.findByText(i18n.t('errors:default'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The same message for every address, with or without an account. */
export const Sent: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    await ask(page)
    await isSent(page)
  }),
  tags: ['long'],
}

export const LongText: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    await ask(page, `${'uzun'.repeat(15)}@avaz.example`)
    await isSent(page)
  }),
  tags: ['long'],
}
