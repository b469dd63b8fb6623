import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { PasswordSection } from '#src/features/auth/password-section.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, faultStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'
import { fieldErrorText, messageFromServer } from '../support/server-words.ts'

const meta = {
  title: 'Modals/Change password',
  parameters: {
    guide: {
      is: 'Replaces the password of a customer who knows it.',
      use: 'From the profile.',
      instead: 'The flow of the forgotten password for those who do not know it.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  subcomponents: { PasswordSection },
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/profile'

async function open(page: Page) {
  await press(page, i18n.t('auth-account:change.open'))
  return within(await page.findByRole('dialog', {}, WAIT))
}

async function change(page: Page) {
  const modal = await open(page)
  await userEvent.type(modal.getByLabelText(i18n.t('auth-account:currentPassword')), 'a guess')
  await userEvent.type(modal.getByLabelText(i18n.t('auth-account:newPassword')), 'dəniz balıq qələm')
  await press(modal, i18n.t('auth-account:change.submit'))
  return modal
}

export const Default: Story = appStory(ADDRESS, {}, open)

export const Wrong: Story = {
  ...appStory(ADDRESS, {}, async (page) => {
    await (await change(page)).findByText(messageFromServer('wrong_password'), fieldErrorText, WAIT)
  }),
  tags: ['long'],
}

export const Pending: Story = {
  ...faultStory(ADDRESS, { scenario: 'sending' }, async (page) => {
    await (await change(page)).findByText(i18n.t('auth-account:reset.pending'), {}, WAIT)
  }),
  tags: ['long'],
}
