import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { World } from '#mocks/world.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, follow, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { flowAccess, type Guide } from '../support/guide.ts'

const meta = {
  title: 'Flows/Forgotten password',
  parameters: {
    guide: {
      is: 'From the login to a new password, over the mail.',
      use: 'To see what a guest without a password does.',
      instead: 'Screens/Reset password for single states.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const { email } = demoAccounts.leyla
const NEW_PASSWORD = 'dəniz balıq qələm'

async function askForLink(page: Page) {
  await userEvent.click(await page.findByRole('link', { name: i18n.t('auth:login.forgot') }, WAIT))
  await page.findByRole('heading', { level: 1, name: i18n.t('auth-account:forgot.title') }, WAIT)
  await userEvent.type(page.getByLabelText(i18n.t('auth:email')), email)
  await press(page, i18n.t('auth-account:forgot.submit'))
  await page.findByText(i18n.t('auth-account:forgot.sentTitle'), {}, WAIT)
}

function linkOfMail({ db }: World) {
  const link = db.outbox.list().at(-1)?.link
  if (!link) throw new TypeError('no mail with a link')
  return link
}

async function choosePassword(page: Page) {
  await userEvent.type(await page.findByLabelText(i18n.t('auth-account:newPassword'), {}, WAIT), NEW_PASSWORD)
  await press(page, i18n.t('auth-account:reset.submit'))
  await page.findByText(i18n.t('auth:login.passwordChanged'), {}, WAIT)
}

/** A guest who cannot log in asks for a link, follows it from the mail, chooses a password and logs in with it. */
export const ForgottenPassword: Story = {
  tags: ['long'],
  ...appStory('/login', { account: null }, async (page, world) => {
    await askForLink(page)
    await follow(linkOfMail(world))
    await choosePassword(page)
    await userEvent.type(page.getByLabelText(i18n.t('auth:email')), email)
    await userEvent.type(page.getByLabelText(i18n.t('auth:password')), NEW_PASSWORD)
    await press(page, i18n.t('auth:login.submit'))
    await expect(await page.findByRole('heading', { level: 1, name: /Leyla/ }, WAIT)).toBeVisible()
  }),
}
