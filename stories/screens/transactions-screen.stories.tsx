import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { TransactionsScreen } from '#src/screens/transactions-screen.tsx'
import { appStory, faultStory, isLoading, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Transactions',
  parameters: {
    guide: {
      is: 'All movements of the customer’s money.',
      use: 'To see what was paid, spent and returned, and to get receipts.',
      instead: 'Modals/Balance to top up.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: TransactionsScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/transactions'

const listed = (page: Page) => page.findAllByRole('rowheader', {}, WAIT)

export const Default: Story = appStory(ADDRESS, {}, listed)

export const Filtered: Story = { ...appStory(`${ADDRESS}?type=deposit`, {}, listed), tags: ['long'] }

/** Spending by month and service, with the customer's budget. */
export const Spending: Story = {
  ...appStory(`${ADDRESS}?spending=6`, {}, (page) =>
    page.findByRole('table', { name: i18n.t('billing-spending:title') }, WAIT),
  ),
  tags: ['long'],
}

export const SecondPage: Story = { ...appStory(`${ADDRESS}?page=2`, {}, listed), tags: ['long'] }

/**
 * The server sends no types, dates or balances: the sign tells incoming from outgoing money, and there are no filters.
 */
export const UnknownFacts: Story = {
  ...appStory(ADDRESS, { scenario: 'specified-backend' }, async (page) => {
    await listed(page)
    await expect(page.getAllByText(i18n.t('billing:type.out')).length).toBeGreaterThan(0)
    for (const column of ['date', 'balance'] as const)
      await expect(
        page.queryByRole('columnheader', { name: i18n.t(`billing:transactions.column.${column}`) }),
      ).toBeNull()
    await expect(page.queryByRole('combobox', { name: i18n.t('billing:transactions.type') })).toBeNull()
  }),
  tags: ['long'],
}

export const Empty: Story = {
  ...appStory(ADDRESS, { scenario: 'empty' }, (page) =>
    page.findByText(i18n.t('billing:transactions.empty.title'), {}, WAIT),
  ),
  tags: ['long'],
}

export const NoMatch: Story = {
  ...appStory(`${ADDRESS}?from=2099-01-01`, {}, (page) =>
    page.findByText(i18n.t('billing:transactions.noMatch.title'), {}, WAIT),
  ),
  tags: ['long'],
}

export const ValidationErrors: Story = appStory(`${ADDRESS}?from=2026-03-12&to=2026-03-01`, {}, (page) =>
  page.findByText(i18n.t('billing:transactions.wrongDates'), {}, WAIT),
)

export const Loading: Story = faultStory(ADDRESS, { scenario: 'loading' }, isLoading)

export const Error: Story = faultStory(ADDRESS, { scenario: 'loading-failed' }, (page) =>
  page.findByText(i18n.t('billing:transactions.failed'), {}, WAIT),
)
