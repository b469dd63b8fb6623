import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { ResetPasswordScreen } from '#src/screens/reset-password-screen.tsx'
import { appStory, faultStory, fill, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Reset password',
  parameters: {
    guide: {
      is: 'Where a new password is set by the link of a mail.',
      use: 'From that mail alone.',
      instead: 'Forgot password to get the mail.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ResetPasswordScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/reset-password/7Qk3vX9mZr'
const guest = { account: null }

async function choose(page: Page, password: string) {
  await fill(page.getByLabelText(i18n.t('auth-account:newPassword')), password)
  await userEvent.click(page.getByRole('button', { name: i18n.t('auth-account:reset.submit') }))
}

export const Default: Story = appStory(ADDRESS, guest, (page) =>
  page.findByRole('button', { name: i18n.t('auth-account:reset.submit') }, WAIT),
)

export const ValidationErrors: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    await choose(page, '1234567')
    await page.findByText(i18n.t('auth-account:invalid.passwordShort'))
  }),
  tags: ['long'],
}

export const Pending: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'guest-waiting' }, async (page) => {
    await choose(page, 'dəniz balıq qələm')
    await page.findByText(i18n.t('auth-account:reset.pending'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The captcha has expired: it is solved again, and the password stays. */
export const CaptchaRefused: Story = {
  ...faultStory(ADDRESS, { account: null, scenario: 'captcha-refused' }, async (page) => {
    await choose(page, 'dəniz balıq qələm')
    await page.findByText('Təsdiqin vaxtı bitib.', {}, WAIT)
  }),
  tags: ['long'],
}

/** Unknown, used or expired links get the same message, and a link to request a new one. */
export const Expired: Story = {
  ...appStory(ADDRESS, guest, async (page) => {
    await choose(page, 'dəniz balıq qələm')
    await page.findByText(i18n.t('auth-account:reset.expiredTitle'), {}, WAIT)
  }),
  tags: ['long'],
}
