import type { Meta, StoryObj } from '@storybook/react-vite'
import { GuestLayout } from '#src/app/layouts/guest-layout.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page } from '../../.storybook/app-story.tsx'
import { type Guide, layoutAccess } from '../support/guide.ts'

const meta = {
  title: 'Layouts/Guest',
  parameters: {
    guide: {
      is: 'The frame of the screens before the login.',
      use: 'For login, registration, passwords and unknown addresses.',
      instead: 'Default for customers who are logged in.',
      ...layoutAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: GuestLayout,
} satisfies Meta

export default meta
type Story = StoryObj

const guest = { account: null }
const languages = (page: Page) => page.findByRole('navigation', { name: i18n.t('common:language') })

export const Default: Story = appStory('/login', guest, languages)

export const Phone: Story = {
  ...appStory('/login', guest, languages),
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
}

/** A logged-in customer sees the page of an unknown address in this layout too. */
export const UnknownAddress: Story = appStory('/nowhere', {}, (page) =>
  page.findByText(i18n.t('errors:notFound.text')),
)
