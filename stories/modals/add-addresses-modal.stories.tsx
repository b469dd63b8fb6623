import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { AddPagesModal } from '#src/features/services/chat-bot/modals/add-pages-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { BOT, BOTS, openTab } from '../support/chat-bot-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Add addresses',
  parameters: {
    guide: {
      is: 'Adds many pages of a site to a bot, by their addresses or by the site’s sitemap.',
      use: 'From the sources of a bot.',
      instead: 'Add a source for a single page.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: AddPagesModal,
  beforeEach: () => loadNamespaces(['chat-bot-questions']),
} satisfies Meta

export default meta
type Story = StoryObj

async function open(page: Page) {
  await openTab(page, 'sources')
  await press(page, i18n.t('chat-bot-questions:pages.open'))
  return within(await dialog(page, i18n.t('chat-bot-questions:pages.add.title')))
}

export const Empty: Story = appStory(BOT, BOTS, open)

async function paste(page: Page, text: string) {
  const form = await open(page)
  await userEvent.click(form.getByRole('textbox'))
  await userEvent.paste(text)
  return form
}

/** Pages of a list; each can be left out. */
export const Found: Story = appStory(BOT, BOTS, async (page) => {
  const form = await paste(page, 'magaza.example/az/1\nmagaza.example/az/2\nmagaza.example/az/3')
  await form.findByText(i18n.t('chat-bot-questions:pages.add.found', { count: 3 }), {}, WAIT)
})

/** A sitemap that names other sitemaps. */
export const ListOfLists: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    const form = await paste(
      page,
      '<sitemapindex><sitemap><loc>https://magaza.example/posts.xml</loc></sitemap></sitemapindex>',
    )
    await form.findByText(i18n.t('chat-bot-questions:pages.add.listOfLists'), {}, WAIT)
  }),
  tags: ['long'],
}
