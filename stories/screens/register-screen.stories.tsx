import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { RegisterScreen } from '#src/screens/register-screen.tsx'
import { appStory, faultStory, fill, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'
import { fieldErrorText, messageFromServer } from '../support/server-words.ts'

const meta = {
  title: 'Screens/Register',
  parameters: {
    guide: {
      is: 'Where guests make an account.',
      use: 'For those who have none.',
      instead: 'Login for those who have one.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: RegisterScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/register'
const guest = { account: null }

const press = (page: Page) =>
  userEvent.click(page.getByRole('button', { name: i18n.t('auth-account:register.submit') }))

async function fillIn(page: Page, { name = 'Aynur Quliyeva', email = 'aynur@avaz.example' } = {}) {
  await fill(page.getByLabelText(i18n.t('auth-account:name')), name)
  await fill(page.getByLabelText(i18n.t('auth:email')), email)
  await fill(page.getByLabelText(i18n.t('auth:password')), 'dəniz balıq qələm')
}

async function openAccount(page: Page) {
  await fillIn(page)
  await press(page)
  return page.findByLabelText(i18n.t('auth-account:verify.code'), {}, WAIT)
}

export const Default: Story = appStory(ADDRESS, guest, (page) =>
  page.findByRole('button', { name: i18n.t('auth-account:register.submit') }, WAIT),
)

export const FilledIn: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    await fillIn(page)
    await page.findByText(i18n.t('auth-account:strength.strong'), {}, WAIT)
    await page.findByText(i18n.t('auth:captcha.solved'), {}, WAIT)
  }),
  tags: ['long'],
}

export const ValidationErrors: Story = appStory(ADDRESS, guest, async (page) => {
  await press(page)
  await page.findAllByText(i18n.t('errors:validation.required'))
})

export const AddressTaken: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    await fillIn(page, { email: demoAccounts.leyla.email })
    await press(page)
    await page.findByText(messageFromServer('customer_exists'), fieldErrorText, WAIT)
  }),
  tags: ['long'],
}

export const Pending: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'guest-waiting' }, async (page) => {
    await fillIn(page)
    await press(page)
    await page.findByText(i18n.t('auth-account:register.pending'), {}, WAIT)
  }),
  tags: ['long'],
}

export const Error: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'guest-unreachable' }, async (page) => {
    await fillIn(page)
    await press(page)
    await page.findByText(i18n.t('errors:default'), {}, WAIT)
  }),
  tags: ['long'],
}

export const CaptchaUnavailable: Story = {
  ...appStory(ADDRESS, { account: null, scenario: 'captcha-unavailable' }, async (page) => {
    await fillIn(page)
    await press(page)
    await page.findByText(i18n.t('auth:captcha.unavailable'), {}, WAIT)
  }),
  tags: ['long'],
}

export const LongText: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    const name = 'Abdurrahman-Şərəfəddin Mirzəağazadə-Hacıəliyeva-Qarabağlı'
    await fillIn(page, { name, email: `${'uzun'.repeat(12)}@avaz.example` })
    await press(page)
    await page.findByLabelText(i18n.t('auth-account:verify.code'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The account exists; a code confirms its address. */
export const Code: Story = { ...appStory(ADDRESS, guest, openAccount), tags: ['long'] }

export const CodeWrong: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    await userEvent.type(await openAccount(page), '000000')
    await page.findByText(messageFromServer('wrong_code'), fieldErrorText, WAIT)
  }),
  tags: ['long'],
}

export const CodeChecking: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'code-checking' }, async (page) => {
    await userEvent.type(await openAccount(page), '204816')
    await page.findByText(i18n.t('auth-account:verify.pending'), {}, WAIT)
  }),
  tags: ['long'],
}
