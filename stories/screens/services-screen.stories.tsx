import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'
import { ServicesScreen } from '#src/screens/services-screen.tsx'
import { appStory, faultStory, isLoading, type Page, WAIT } from '../../.storybook/app-story.tsx'
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

/** Services of a server that names only their slugs, projects and formats. */
const withoutTerms = (check: (page: Page) => Promise<unknown>): Story => ({
  ...appStory(ADDRESS, { scenario: 'specified-backend' }, async (page) => {
    await page.findByRole('rowheader', { name: new RegExp(`^${i18n.t('catalog:titles.chat-bot')}`) }, WAIT)
    await check(page)
  }),
  tags: ['long'],
})

/** Without `price`, each service says that its price is unknown, and none that it is free. */
export const UnknownPrices: Story = withoutTerms(async (page) => {
  await expect(page.getAllByRole('cell', { name: i18n.t('common:unknownPrice') })).toHaveLength(8)
  await expect(page.queryByRole('cell', { name: /₼/ })).toBeNull()
})

/** Without `min_charge`, the column of least amounts is empty. */
export const UnknownMinimum: Story = withoutTerms(async (page) => {
  const rows = page.getAllByRole('row').filter((row: HTMLElement) => within(row).queryByRole('rowheader'))
  for (const row of rows) await expect(within(row).getAllByRole('cell')[1]).toBeEmptyDOMElement()
})

/** Without `billing_mode`, the page does not say when money is taken. */
export const UnknownBilling: Story = withoutTerms(async (page) => {
  await expect(page.queryByText(i18n.t('catalog:services.billing'))).toBeNull()
})

/** Without `limits`, the app's own are shown; the server may refuse less. */
export const UnknownLimits: Story = withoutTerms(async (page) => {
  const { max_minutes: count } = serviceLimits.dubbing
  await expect(page.getAllByText(i18n.t('catalog:limits.minutes', { count })).length).toBeGreaterThan(0)
})

export const Loading: Story = faultStory(ADDRESS, { scenario: 'loading' }, isLoading)

export const Error: Story = faultStory(ADDRESS, { scenario: 'loading-failed' }, (page) =>
  page.findByText(i18n.t('catalog:services.failed'), {}, WAIT),
)
