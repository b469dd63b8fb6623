import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { ProjectScreen } from '#src/screens/project-screen.tsx'
import { alertText, appStory, faultStory, isLoading, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Project website reader',
  parameters: {
    guide: {
      is: 'The workspace of a reader: its pages, its code, its look.',
      use: 'For a site from its address to the button on its pages.',
      instead: 'Project text to speech for a single article.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProjectScreen,
} satisfies Meta

export default meta
type Story = StoryObj

/** Ids of the scenario, in its order. */
const [DRAFT, READY, STALE, REJECTED, RUNNING] = [1, 2, 3, 4, 5].map(
  (id) => `/services/website-reader/${id}`,
) as [string, string, string, string, string]
const READERS = { scenario: 'website-readers' } as const

const text = (words: string) => (page: Page) => page.findByText(words, {}, WAIT)
const openTab = async (page: Page, name: 'code' | 'tester' | 'settings') =>
  userEvent.click(await page.findByRole('tab', { name: i18n.t(`website-reader:tabs.${name}`) }, WAIT))

export const Draft: Story = appStory(DRAFT, READERS, (page) =>
  page.findByRole('button', { name: /·.*₼/ }, WAIT),
)

export const Completed: Story = {
  ...appStory(READY, READERS, (page) => text(i18n.t('website-reader:preview.ready'))(page)),
  tags: ['long'],
}

export const Stale: Story = {
  ...appStory(STALE, READERS, (page) => text(i18n.t('website-reader:preview.stale'))(page)),
  tags: ['long'],
}

export const Rejected: Story = {
  ...appStory(REJECTED, READERS, (page) =>
    page.findByRole('button', { name: i18n.t('runs:rejected.fix') }, WAIT),
  ),
  tags: ['long'],
}

export const Generating: Story = {
  ...appStory(RUNNING, READERS, (page) => page.findByRole('progressbar', {}, WAIT)),
  tags: ['long'],
}

export const InsufficientFunds: Story = {
  ...appStory(DRAFT, { scenario: 'website-reader-poor' }, async (page) => {
    await userEvent.click(await page.findByRole('button', { name: /·.*₼/ }, WAIT))
    await page.findByRole('heading', { name: i18n.t('billing-balance:funds.title') }, WAIT)
  }),
  tags: ['long'],
}

export const Loading: Story = { ...faultStory(READY, { scenario: 'loading' }, isLoading), tags: ['long'] }

export const Error: Story = {
  ...faultStory(READY, { scenario: 'loading-failed' }, (page) =>
    page.findByRole('button', { name: i18n.t('common:actions.retry') }, WAIT),
  ),
  tags: ['long'],
}

export const Offline: Story = {
  ...faultStory(DRAFT, { scenario: 'website-reader-unreachable' }, async (page) => {
    await userEvent.click(await page.findByRole('button', { name: /·.*₼/ }, WAIT))
    await alertText(page)
  }),
  tags: ['long'],
}

export const Code: Story = {
  ...appStory(READY, READERS, async (page) => {
    await openTab(page, 'code')
    await page.findByRole('textbox', { name: 'HTML' }, WAIT)
    await page.findByRole('table', { name: i18n.t('website-reader-lazy:sites.listens') }, WAIT)
  }),
  tags: ['long'],
}

export const CodeUnheard: Story = {
  ...appStory(STALE, READERS, async (page) => {
    await openTab(page, 'code')
    await text(i18n.t('website-reader-lazy:sites.unheard'))(page)
  }),
  tags: ['long'],
}

/** Sites that use the code, sites that were refused, and plays. */
export const CodeInUse: Story = {
  ...appStory(READY, { scenario: 'website-reader-visited' }, async (page) => {
    await openTab(page, 'code')
    await page.findByText(/bloq\.example\.az/, { selector: '[role=status] *' }, WAIT)
    await page.findByText(/kopya\.example\.com/, {}, WAIT)
    await page.findByRole('heading', { name: i18n.t('website-reader-lazy:sites.listens') }, WAIT)
  }),
  tags: ['long'],
}

export const CodeNotYet: Story = {
  ...appStory(DRAFT, READERS, async (page) => {
    await openTab(page, 'code')
    await text(i18n.t('website-reader-lazy:code.notReady'))(page)
  }),
  tags: ['long'],
}

export const CodeFailed: Story = {
  ...faultStory('/services/website-reader/1', { scenario: 'export-failed' }, async (page) => {
    await openTab(page, 'code')
    await text(i18n.t('exports:code.failed'))(page)
  }),
  tags: ['long'],
}

export const SelectorTester: Story = {
  ...appStory(READY, READERS, async (page) => {
    await openTab(page, 'tester')
    await userEvent.click(
      await page.findByRole('button', { name: i18n.t('website-reader-lazy:tester.example') }, WAIT),
    )
    await page.findByRole('region', { name: i18n.t('website-reader-lazy:tester.read') }, WAIT)
  }),
  tags: ['long'],
}

const fetchPage = async (page: Page, address: string) => {
  await openTab(page, 'tester')
  const field = await page.findByLabelText(i18n.t('website-reader-lazy:tester.page.address'), {}, WAIT)
  await userEvent.type(field, `${address}{Enter}`)
}

export const ArticleByAddress: Story = {
  ...appStory(READY, READERS, async (page) => {
    await fetchPage(page, 'https://bloq.example.az/az/deniz-qatari')
    await page.findByRole('region', { name: i18n.t('website-reader-lazy:tester.read') }, WAIT)
  }),
  tags: ['long'],
}

export const ArticleOfAnotherSite: Story = {
  ...appStory(READY, READERS, async (page) => {
    await fetchPage(page, 'https://other.example/news')
    await page.findByText(/bloq\.example\.az/, { selector: '[id$="-error"] span' }, WAIT)
  }),
  tags: ['long'],
}

/** A page that is too long for a field is still read. */
export const LongPage: Story = {
  ...appStory(READY, READERS, async (page) => {
    await openTab(page, 'tester')
    await userEvent.click(
      await page.findByRole('textbox', { name: i18n.t('website-reader-lazy:tester.html') }, WAIT),
    )
    await userEvent.paste(`<article><h1>Bakı</h1>${'<p>Bir sətir.</p>'.repeat(20_000)}</article>`)
    await page.findByRole('button', { name: i18n.t('website-reader-lazy:tester.clear') }, WAIT)
    await page.findByRole('region', { name: i18n.t('website-reader-lazy:tester.read') }, WAIT)
  }),
  tags: ['long'],
}

export const ArticleOfOnesOwn: Story = {
  ...appStory(READY, READERS, async (page) => {
    await openTab(page, 'tester')
    await userEvent.click(
      await page.findByRole('button', { name: i18n.t('website-reader-lazy:tester.example') }, WAIT),
    )
    await userEvent.click(
      await page.findByRole('button', { name: i18n.t('website-reader-lazy:articles.take') }, WAIT),
    )
    await text(i18n.t('website-reader:articles.notRead'))(page)
  }),
  tags: ['long'],
}

export const Settings: Story = {
  ...appStory(READY, READERS, async (page) => {
    await openTab(page, 'settings')
    await page.findByDisplayValue('bloq.example.az', {}, WAIT)
  }),
  tags: ['long'],
}

export const SettingsLocked: Story = {
  ...appStory(RUNNING, READERS, async (page) => {
    await openTab(page, 'settings')
    await text(i18n.t('website-reader-lazy:settings.locked'))(page)
  }),
  tags: ['long'],
}
