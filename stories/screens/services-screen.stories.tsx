import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { ServicesScreen } from '#src/screens/services-screen.tsx'
import { appStory, faultStory, isLoading, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Services',
  parameters: {
    guide: {
      is: 'All services with their prices.',
      use: 'To choose what to make.',
      instead: 'Home, which has unfinished work too.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  component: ServicesScreen,
  tags: ['picture'],
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/services'

export const Default: Story = appStory(ADDRESS, {}, (page) =>
  page.findByRole('rowheader', { name: new RegExp(`^${i18n.t('catalog:titles.chat-bot')}`) }, WAIT),
)

/** A service that this app has no pages for is a row with its title. */
export const UnknownService: Story = {
  ...appStory(ADDRESS, { scenario: 'framework-backend' }, (page) => page.findByText('Video calls', {}, WAIT)),
  tags: ['long'],
}

export const Loading: Story = faultStory(ADDRESS, { scenario: 'loading' }, isLoading)

export const Error: Story = faultStory(ADDRESS, { scenario: 'loading-failed' }, (page) =>
  page.findByText(i18n.t('catalog:services.failed'), {}, WAIT),
)
