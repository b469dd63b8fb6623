import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { HomeScreen } from '#src/screens/home-screen.tsx'
import { appStory, faultStory, isLoading, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Home',
  parameters: {
    guide: {
      is: 'The first page of a customer: services, unfinished and recent projects.',
      use: 'After the login, and from the sign of Avaz.',
      instead: 'Services for the list of services alone.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: HomeScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/'

const section = (page: Page, key: 'unfinished' | 'recent') =>
  page.findByRole('region', { name: i18n.t(`catalog:home.${key}`) }, WAIT)

export const Default: Story = appStory(ADDRESS, {}, (page) => section(page, 'recent'))

/** The first visit to a server without samples: no projects, no money, and an explanation. */
export const Empty: Story = {
  ...appStory(ADDRESS, { scenario: 'empty' }, (page) =>
    page.findByText(i18n.t('billing-balance:empty.title'), {}, WAIT),
  ),
  tags: ['long'],
}

/** After a registration: the first steps, and a sample of each service. */
export const NewCustomer: Story = {
  ...appStory(ADDRESS, { scenario: 'new-customer' }, async (page) => {
    await loadNamespaces(['first-run'])
    await page.findByRole('region', { name: i18n.t('first-run:samples.title') }, WAIT)
  }),
  tags: ['long'],
}

export const LowBalance: Story = appStory(ADDRESS, { scenario: 'low-balance' }, (page) =>
  page.findByText(i18n.t('billing-balance:low.title'), {}, WAIT),
)

export const MuteBots: Story = {
  ...appStory(ADDRESS, { scenario: 'mute-bots' }, (page) =>
    page.findAllByText(i18n.t('common:mute.daily_limit'), {}, WAIT),
  ),
  tags: ['long'],
}

export const AllStatuses: Story = {
  ...appStory(ADDRESS, { scenario: 'all-statuses' }, (page) => section(page, 'unfinished')),
  tags: ['long'],
}

export const ManyItems: Story = {
  ...appStory(ADDRESS, { scenario: 'many-projects' }, (page) => section(page, 'unfinished')),
  tags: ['long'],
}

export const Loading: Story = faultStory(ADDRESS, { scenario: 'loading' }, isLoading)

export const Error: Story = {
  ...faultStory(ADDRESS, { scenario: 'loading-failed' }, (page) =>
    page.findByText(i18n.t('catalog:services.failed'), {}, WAIT),
  ),
  tags: ['long'],
}
