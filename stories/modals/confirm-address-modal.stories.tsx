import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnverifiedNotice } from '#src/features/auth/unverified-notice.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Confirm address',
  parameters: {
    guide: {
      is: 'Confirms the e-mail address with the code of a mail.',
      use: 'From the notice in the profile while the address is not confirmed.',
      instead: 'Forgotten password for those who cannot log in.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  subcomponents: { UnverifiedNotice },
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory('/profile', { scenario: 'unverified' }, async (page) => {
  await press(page, i18n.t('auth-account:unverified.action'))
  await page.findByRole('dialog', {}, WAIT)
})
