import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ReadingModal } from '#src/features/services/chat-bot/modals/reading-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { BOT_LIST, BOTS, openTab } from '../support/chat-bot-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Reading',
  parameters: {
    guide: {
      is: 'Reads all pages among a bot’s sources again, and shows what has changed in each.',
      use: 'After the site has changed.',
      instead: 'The button of a source for a single one.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ReadingModal,
  beforeEach: () => loadNamespaces(['chat-bot-questions']),
} satisfies Meta

export default meta
type Story = StoryObj

/** A bot with pages among its sources. */
const BOT_OF_SHOP = `${BOT_LIST}/3`

async function open(page: Page) {
  await openTab(page, 'sources')
  await press(page, i18n.t('chat-bot-questions:pages.readAgain'))
  return within(await dialog(page, i18n.t('chat-bot-questions:pages.again.title')))
}

export const Default: Story = appStory(BOT_OF_SHOP, BOTS, open)

/** Every page has been read, and is as before. */
export const Same: Story = {
  ...appStory(BOT_OF_SHOP, BOTS, async (page) => {
    const modal = await open(page)
    const start = i18n.t('chat-bot-questions:pages.again.start', { count: 2 })
    await userEvent.click(modal.getByRole('button', { name: start }))
    await modal.findAllByText(i18n.t('chat-bot-questions:pages.again.state.same'), {}, WAIT)
  }),
  tags: ['long'],
}
