import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { ProjectScreen } from '#src/screens/project-screen.tsx'
import { appStory, faultStory, isLoading, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Project chat bot',
  parameters: {
    guide: {
      is: 'The workspace of a bot: sources, conversations, look.',
      use: 'For a bot from its first source to other sites.',
      instead: 'Modals/Create chat bot to begin one.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ProjectScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'bots' }
/** Ids of the scenario, in its order. */
const [ASKED, NEW, STATES] = [1, 2, 3].map((id) => `/services/chat-bot/${id}`) as [string, string, string]

type Tab = 'playground' | 'sources' | 'tests' | 'conversations' | 'settings' | 'embed'

const openTab = (tab: Tab) => async (page: Page) => {
  await userEvent.click(await page.findByRole('tab', { name: i18n.t(`chat-bot:tabs.${tab}`) }, WAIT))
  await page.findByRole('tabpanel', { name: i18n.t(`chat-bot:tabs.${tab}`) }, WAIT)
}

const openTabWith = (tab: Tab, find: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openTab(tab)(page)
  await find(page)
}

async function ask(page: Page) {
  const field = await page.findByRole('textbox', { name: i18n.t('chat-bot:ask.field') }, WAIT)
  await userEvent.type(field, 'Bonuslar nə vaxt yanır?{Enter}')
}

export const Playground: Story = appStory(ASKED, WORLD, (page) => page.findByRole('log', {}, WAIT))

/** The sample of a new customer, who has no money: trying it out is free. */
export const Sample: Story = {
  ...appStory('/services/chat-bot/8', { scenario: 'new-customer' }, (page) =>
    page.findByText(i18n.t('chat-bot:ask.sample'), {}, WAIT),
  ),
  tags: ['long'],
}

export const WithoutSources: Story = {
  ...appStory(NEW, WORLD, (page) => page.findByText(i18n.t('chat-bot:ask.noSources'), {}, WAIT)),
  tags: ['long'],
}

export const WithoutMoney: Story = {
  ...appStory(ASKED, { scenario: 'bot-poor' }, async (page) => {
    await ask(page)
    await page.findByRole('heading', { name: i18n.t('billing-balance:funds.title') }, WAIT)
  }),
  tags: ['long'],
}

const mute = (reason: 'no_money' | 'daily_limit') => (page: Page) =>
  page.findByText(i18n.t(`common:mute.${reason}`), {}, WAIT)

export const MuteForMoney: Story = {
  ...appStory(ASKED, { scenario: 'mute-bots' }, mute('no_money')),
  tags: ['long'],
}
export const MuteForToday: Story = {
  ...appStory(NEW, { scenario: 'mute-bots' }, mute('daily_limit')),
  tags: ['long'],
}

const searchField = (page: Page, part: 'sources' | 'conversations') =>
  page.findByRole('searchbox', { name: i18n.t(`chat-bot-lazy:${part}.search`) }, WAIT)

export const Sources: Story = {
  ...appStory(
    STATES,
    WORLD,
    openTabWith('sources', async (page) => {
      await page.findByText('Köhnə skan.pdf', {}, WAIT)
      await page.findByText(i18n.t('chat-bot-lazy:sources.state.failed'), {}, WAIT)
      await page.findByText(i18n.t('chat-bot-lazy:sources.state.reading'), {}, WAIT)
    }),
  ),
  tags: ['long'],
}

/** Pages were read a day ago, and the customer wants to be reminded every day. */
export const PagesDue: Story = {
  ...appStory(ASKED, WORLD, async (page) => {
    await openTab('sources')(page)
    const choice = { name: i18n.t('chat-bot-questions:pages.reminder.label') }
    await userEvent.click(await page.findByRole('combobox', choice, WAIT))
    const every = { name: i18n.t('chat-bot-questions:pages.reminder.every.day') }
    await userEvent.click(await page.findByRole('option', every, WAIT))
    await page.findByRole('button', { name: i18n.t('chat-bot-questions:pages.due.action') }, WAIT)
  }),
  tags: ['long'],
}

export const SourcesNone: Story = {
  ...appStory(
    NEW,
    WORLD,
    openTabWith('sources', (page) => page.findByText(i18n.t('chat-bot-questions:sources.empty'), {}, WAIT)),
  ),
  tags: ['long'],
}

export const SourcesNoMatch: Story = {
  ...appStory(STATES, WORLD, async (page) => {
    await openTab('sources')(page)
    await userEvent.type(await searchField(page, 'sources'), 'xyz')
    await page.findByText(i18n.t('chat-bot-questions:sources.noMatch'), {}, WAIT)
  }),
  tags: ['long'],
}

export const SourceRemoved: Story = {
  ...appStory(ASKED, WORLD, async (page) => {
    await openTab('sources')(page)
    await press(page, i18n.t('chat-bot-lazy:sources.removeOne', { name: 'Shipping' }))
    const dialog = within(await page.findByRole('alertdialog', {}, WAIT))
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('chat-bot-lazy:sources.remove') }))
    await page.findByText(i18n.t('chat-bot-lazy:sources.undo', { name: 'Shipping' }), {}, WAIT)
  }),
  tags: ['long'],
}

const A_SCREENFUL = 8

export const ManySources: Story = {
  ...appStory(
    ASKED,
    { scenario: 'big-bot' },
    openTabWith('sources', (page) =>
      waitFor(() => expect(page.getAllByRole('switch').length).toBeGreaterThan(A_SCREENFUL), WAIT),
    ),
  ),
  tags: ['long'],
}

export const ConversationsNone: Story = {
  ...appStory(
    NEW,
    WORLD,
    openTabWith('conversations', (page) =>
      page.findByText(i18n.t('chat-bot-lazy:conversations.none'), {}, WAIT),
    ),
  ),
  tags: ['long'],
}

export const ConversationsNoMatch: Story = {
  ...appStory(ASKED, WORLD, async (page) => {
    await openTab('conversations')(page)
    await userEvent.type(await searchField(page, 'conversations'), 'xyz')
    await page.findByText(i18n.t('chat-bot-lazy:conversations.noMatch'), {}, WAIT)
  }),
  tags: ['long'],
}

export const ConversationOpen: Story = {
  ...appStory(ASKED, WORLD, async (page) => {
    await openTab('conversations')(page)
    await press(page, /Do gift cards expire/)
    await page.findByRole('log', {}, WAIT)
  }),
  tags: ['long'],
}

export const Conversations: Story = {
  ...appStory(
    ASKED,
    WORLD,
    openTabWith('conversations', (page) => page.findByRole('button', { name: /Do gift cards expire/ }, WAIT)),
  ),
  tags: ['long'],
}

export const Settings: Story = {
  ...appStory(
    ASKED,
    WORLD,
    openTabWith('settings', (page) =>
      page.findByRole('textbox', { name: i18n.t('chat-bot-lazy:settings.greeting') }, WAIT),
    ),
  ),
  tags: ['long'],
}

export const SettingsUnsaved: Story = {
  ...appStory(ASKED, WORLD, async (page) => {
    await openTab('settings')(page)
    const name = i18n.t('chat-bot-lazy:settings.greeting')
    await userEvent.type(await page.findByRole('textbox', { name }, WAIT), 'Salam!')
    await page.findByText(i18n.t('chat-bot-lazy:settings.unsaved'), {}, WAIT)
  }),
  tags: ['long'],
}

export const SettingsRefused: Story = {
  ...appStory(ASKED, WORLD, async (page) => {
    await openTab('settings')(page)
    const sites = await page.findByRole('textbox', { name: i18n.t('chat-bot-lazy:settings.domains') }, WAIT)
    await userEvent.type(sites, '{Enter}localhost')
    await press(page, i18n.t('chat-bot-lazy:settings.save'))
    await waitFor(() => expect(sites).toBeInvalid(), WAIT)
  }),
  tags: ['long'],
}

export const EmbedNotReady: Story = {
  ...appStory(NEW, WORLD, async (page) => {
    await openTab('embed')(page)
    await page.findByText(i18n.t('chat-bot-lazy:embed.notReady'), {}, WAIT)
  }),
  tags: ['long'],
}

export const EmbedFailed: Story = {
  ...faultStory('/services/chat-bot/4', { scenario: 'export-failed' }, async (page) => {
    await openTab('embed')(page)
    await page.findByText(i18n.t('exports:code.failed'), {}, WAIT)
  }),
  tags: ['long'],
}

export const Embed: Story = {
  ...appStory(ASKED, WORLD, async (page) => {
    await openTab('embed')(page)
    await page.findByRole('textbox', { name: 'HTML' }, WAIT)
  }),
  tags: ['long'],
}

export const Loading: Story = faultStory(ASKED, { scenario: 'loading' }, isLoading)

export const Error: Story = {
  ...faultStory(ASKED, { scenario: 'loading-failed' }, (page) =>
    page.findByRole('button', { name: i18n.t('common:actions.retry') }, WAIT),
  ),
  tags: ['long'],
}

export const TestsNone: Story = {
  ...appStory(
    ASKED,
    WORLD,
    openTabWith('tests', (page) => page.findByText(i18n.t('chat-bot-questions:test.empty'), {}, WAIT)),
  ),
  tags: ['long'],
}

/** A question with an answer, and one without. */
export const Tests: Story = {
  ...appStory(ASKED, WORLD, async (page) => {
    await openTab('tests')(page)
    const field = await page.findByRole(
      'textbox',
      { name: i18n.t('chat-bot-questions:test.questions') },
      WAIT,
    )
    await userEvent.type(field, 'Bonuslar nə vaxt yanır?{Enter}Fransanın paytaxtı haradır?')
    await press(page, i18n.t('chat-bot-questions:test.add'))
    await userEvent.click(await page.findByRole('button', { name: /2.*₼/ }, WAIT))
    await page.findByText(i18n.t('chat-bot-questions:test.verdict.answered'), {}, WAIT)
    await page.findByText(i18n.t('chat-bot-questions:test.verdict.none'), {}, WAIT)
  }),
  tags: ['long'],
}
