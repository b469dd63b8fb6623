import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { taggingRecord } from '#src/features/projects/project-tagging.ts'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { ProjectsScreen } from '#src/screens/projects-screen.tsx'
import { appStory, faultStory, isLoading, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Projects',
  parameters: {
    guide: {
      is: 'The list of all projects of a service.',
      use: 'To find, rename and delete projects.',
      instead: 'Home for the recent ones; the command palette to find one by its name.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProjectsScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const ADDRESS = '/services/text-to-speech'

const listed = (page: Page) => page.findAllByRole('rowheader', {}, WAIT)

export const Default: Story = appStory(ADDRESS, {}, listed)

export const AllStatuses: Story = {
  ...appStory(ADDRESS, { scenario: 'all-statuses' }, listed),
  tags: ['long'],
}

export const ManyItems: Story = {
  ...appStory(ADDRESS, { scenario: 'many-projects' }, (page) =>
    page.findByText(i18n.t('projects:count', { count: 200 }), {}, WAIT),
  ),
  tags: ['long'],
}

export const LongText: Story = { ...appStory(ADDRESS, { scenario: 'long-titles' }, listed), tags: ['long'] }

/** A pinned project at the head of the list, tags in its row, and the filter for them. */
export const Tagged: Story = {
  ...appStory(ADDRESS, {}, async (page) => {
    await listed(page)
    taggingRecord.keep({ 'text-to-speech 2': { isPinned: true, tags: ['Radio', 'Reklam'] } })
    await page.findByRole('combobox', { name: i18n.t('projects:tag') }, WAIT)
  }),
  beforeEach: () => () => taggingRecord.forget(),
  tags: ['long'],
}

/** The sample of a new customer. */
export const Sample: Story = {
  ...appStory(ADDRESS, { scenario: 'new-customer' }, (page) =>
    page.findByText(i18n.t('common:sampleProject'), {}, WAIT),
  ),
  tags: ['long'],
}

/** Each row says why its bot answers nobody. */
export const MuteBots: Story = {
  ...appStory('/services/chat-bot', { scenario: 'mute-bots' }, async (page) => {
    await listed(page)
    for (const reason of ['no_money', 'daily_limit'] as const)
      await page.findAllByText(i18n.t(`common:mute.${reason}`), {}, WAIT)
  }),
  tags: ['long'],
}

/** The server sends no dates, prices or lengths, so their columns and sort orders are left out. */
export const UnknownFacts: Story = {
  ...appStory(ADDRESS, { scenario: 'specified-backend' }, async (page) => {
    await listed(page)
    for (const column of ['updated', 'price', 'length'] as const)
      await expect(page.queryByRole('columnheader', { name: i18n.t(`projects:column.${column}`) })).toBeNull()
    await expect(page.getByRole('combobox', { name: i18n.t('projects:sort.label') })).toHaveTextContent(
      i18n.t('projects:sort.id'),
    )
  }),
  tags: ['long'],
}

export const Empty: Story = {
  ...appStory(ADDRESS, { scenario: 'empty' }, async (page) => {
    await loadNamespaces(['projects-lazy'])
    await page.findByText(i18n.t('projects-lazy:empty.title'), {}, WAIT)
  }),
  tags: ['long'],
}

export const NoMatch: Story = {
  ...appStory(`${ADDRESS}?q=qzx&status=paid`, {}, (page) =>
    page.findByText(i18n.t('projects:noMatch.title'), {}, WAIT),
  ),
  tags: ['long'],
}

export const Loading: Story = faultStory(ADDRESS, { scenario: 'loading' }, isLoading)

export const Error: Story = faultStory(ADDRESS, { scenario: 'loading-failed' }, (page) =>
  page.findByText(i18n.t('projects:failed'), {}, WAIT),
)
