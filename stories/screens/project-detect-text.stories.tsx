import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say } from '#mocks/messages/catalogue.ts'
import { currentLocale, i18n } from '#src/i18n/i18n.ts'
import { ProjectScreen } from '#src/screens/project-screen.tsx'
import { appStory, faultStory, isLoading, type Page, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'
import { openChecks } from '../support/checks.ts'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Project detect text',
  parameters: {
    guide: {
      is: 'The workspace of a read document: pages beside their text.',
      use: 'For a scan from its price to the export.',
      instead: 'Project audio book for a file that contains text.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProjectScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'documents' }
/** Ids of the scenario, in its order. */
const [LETTERS, REJECTED, DRAFT, WITHOUT_TEXT, RUNNING, PRICES, BROKEN, OUTAGE, INTRICATE] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
].map((id) => `/services/detect-text/${id}`) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

const text = (page: Page) =>
  page.findByRole('textbox', { name: i18n.t('detect-text:text.label', { number: 1 }) }, WAIT)

/** Looks texts up when the story runs, because its language is not loaded before. */
const showsText = (words: () => string) => (page: Page) => page.findByText(words(), {}, WAIT)

export const Completed: Story = appStory(LETTERS, WORLD, text)

/** The caret is in a doubtful word: its picture is shown above the text. */
export const DoubtfulWord: Story = {
  ...appStory(LETTERS, WORLD, async (page) => {
    await text(page)
    await userEvent.keyboard('{F8}')
    await page.findByRole('figure', {}, WAIT)
  }),
  tags: ['long'],
}

/** A project opens at its first page with text. */
export const PageWithoutText: Story = {
  ...appStory(WITHOUT_TEXT, WORLD, async (page) => {
    const label = new RegExp(`^${i18n.t('detect-text:strip.page', { number: 1 })},`)
    await userEvent.click(await page.findByRole('button', { name: label }, WAIT))
    await page.findByRole('textbox', { name: i18n.t('detect-text:text.label', { number: 1 }) }, WAIT)
  }),
  tags: ['long'],
}

async function openSecondPage(page: Page) {
  const label = new RegExp(`^${i18n.t('detect-text:strip.page', { number: 2 })},`)
  await userEvent.click(await page.findByRole('button', { name: label }, WAIT))
}

/** A drawing of so many parts that its page cannot be shown: the words name the way out, and no price is offered. */
export const PageTooIntricate: Story = {
  ...appStory(INTRICATE, WORLD, async (page) => {
    await openSecondPage(page)
    await page.findByText(say(currentLocale(), 'page_too_intricate'), {}, WAIT)
    const [retry = ''] = i18n.t('runs:outage.retryFor').split('{{')
    await expect(page.queryByRole('button', { name: new RegExp(`^${retry}`) })).toBeNull()
  }),
  tags: ['long'],
}

/** A page that failed is free: one press reads it again. */
export const PageNotRead: Story = {
  ...appStory(BROKEN, WORLD, async (page) => {
    await openSecondPage(page)
    const [words = ''] = i18n.t('runs:outage.retryFor').split('{{')
    await page.findByRole('button', { name: new RegExp(`^${words}.*₼`) }, WAIT)
  }),
  tags: ['long'],
}

/** The lines of a table are in columns, which can be exported to a spreadsheet. */
export const Table: Story = { ...appStory(PRICES, WORLD, text), tags: ['long'] }

/** The picture is enlarged three times and can be dragged. */
export const Enlarged: Story = {
  ...appStory(LETTERS, WORLD, async (page) => {
    await text(page)
    const larger = await page.findByRole('button', { name: i18n.t('detect-text:picture.larger') }, WAIT)
    for (const _ of [1.5, 2, 3]) await userEvent.click(larger)
  }),
  tags: ['long'],
}

/** The maximum number of pages. */
export const LongDocument: Story = {
  ...appStory(LETTERS, { scenario: 'long-document' }, text),
  tags: ['long'],
}

export const Draft: Story = {
  ...appStory(
    DRAFT,
    WORLD,
    showsText(() => i18n.t('detect-text:page.unread')),
  ),
  tags: ['long'],
}

export const InsufficientFunds: Story = {
  ...appStory(DRAFT, { scenario: 'documents-poor' }, async (page) => {
    await userEvent.click(await page.findByRole('button', { name: /0[.,]08/ }, WAIT))
    await page.findByRole('heading', { name: i18n.t('billing-balance:funds.title') }, WAIT)
  }),
  tags: ['long'],
}

/** The service is down: the same run is offered again, at its price. */
export const Outage: Story = {
  ...appStory(
    OUTAGE,
    WORLD,
    showsText(() => i18n.t('runs:outage.title')),
  ),
  tags: ['long'],
}

export const Running: Story = {
  ...appStory(RUNNING, WORLD, (page) => page.findByRole('progressbar', {}, WAIT)),
  tags: ['long'],
}

export const Rejected: Story = {
  ...appStory(REJECTED, WORLD, (page) =>
    page.findByRole('button', { name: i18n.t('runs:rejected.fix') }, WAIT),
  ),
  tags: ['long'],
}

export const Loading: Story = faultStory(LETTERS, { scenario: 'loading' }, isLoading)

export const Error: Story = {
  ...faultStory(LETTERS, { scenario: 'loading-failed' }, (page) =>
    page.findByRole('button', { name: i18n.t('common:actions.retry') }, WAIT),
  ),
  tags: ['long'],
}

export const NotSaved: Story = {
  ...faultStory('/services/detect-text/7', { scenario: 'sending-failed' }, async (page) => {
    await userEvent.type(await text(page), ' bəli')
    await page.findByText(i18n.t('editor:save.failed.unreachable'), {}, WAIT)
  }),
  tags: ['long'],
}

/** Ticks of what was heard or read and is good, kept in this browser. */
export const Checking: Story = { ...appStory(LETTERS, WORLD, openChecks), tags: ['long'] }
