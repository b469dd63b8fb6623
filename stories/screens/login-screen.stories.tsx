import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { LoginScreen } from '#src/screens/login-screen.tsx'
import { recheckSession } from '#src/session/session.ts'
import { clearToken } from '#src/session/session-cookie.ts'
import { appStory, faultStory, fill, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'
import { fieldErrorText, messageFromServer } from '../support/server-words.ts'

const meta = {
  title: 'Screens/Login',
  parameters: {
    guide: {
      is: 'Where customers log in.',
      use: 'For guests, and for customers whose session has ended: they come back to their page.',
      instead: 'Register for those without an account.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: LoginScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/login'
const guest = { account: null }

const submit = (page: Page) => page.getByRole('button', { name: i18n.t('auth:login.submit') })

async function fillIn(page: Page, password: string) {
  await fill(page.getByLabelText(i18n.t('auth:email')), demoAccounts.leyla.email)
  await fill(page.getByLabelText(i18n.t('auth:password')), password)
  await userEvent.click(submit(page))
}

export const Default: Story = appStory(ADDRESS, guest, (page) =>
  page.findByRole('button', { name: i18n.t('auth:login.submit') }),
)

/** The cookie expires after seven days, in the middle of work. */
export const SessionEnded: Story = appStory('/services', {}, async (page) => {
  clearToken()
  recheckSession()
  await page.findByText(i18n.t('auth:login.sessionEnded'), {}, WAIT)
})

export const ValidationErrors: Story = appStory(ADDRESS, guest, async (page) => {
  await userEvent.click(submit(page))
  await page.findAllByText(i18n.t('errors:validation.required'))
})

export const WrongPassword: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    await fillIn(page, 'guess')
    await page.findByText(messageFromServer('wrong_credentials'), fieldErrorText, WAIT)
  }),
  tags: ['long'],
}

export const Pending: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'guest-waiting' }, async (page) => {
    await fillIn(page, demoAccounts.leyla.password)
    await page.findByText(i18n.t('auth:login.pending'))
  }),
  tags: ['long'],
}

export const Error: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'guest-unreachable' }, async (page) => {
    await fillIn(page, demoAccounts.leyla.password)
    await page.findByText(i18n.t('errors:default'), {}, WAIT)
  }),
  tags: ['long'],
}

/** After several wrong passwords the server requires a captcha; it solves itself. */
export const CaptchaWanted: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'captcha-refused' }, async (page) => {
    await fillIn(page, 'guess')
    await page.findByText(i18n.t('auth:captcha.solved'), {}, WAIT)
  }),
  tags: ['long'],
}
