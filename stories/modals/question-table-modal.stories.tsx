import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { QuestionTableModal } from '#src/features/services/chat-bot/modals/question-table-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { BOT, BOTS, openTab } from '../support/chat-bot-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Question table',
  parameters: {
    guide: {
      is: 'Adds questions and answers to a bot from a table, after each row was checked.',
      use: 'From the sources of a bot.',
      instead: 'Add a source for a single question.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },

  tags: ['picture'],
  component: QuestionTableModal,
} satisfies Meta

export default meta
type Story = StoryObj

async function openTable(page: Page) {
  await openTab(page, 'sources')
  await press(page, i18n.t('chat-bot-questions:table.open'))
  return within(await dialog(page, i18n.t('chat-bot-questions:table.title')))
}

export const Empty: Story = appStory(BOT, BOTS, openTable)

/** Rows without an answer, and a question that is there twice. */
export const WithFaults: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    const form = await openTable(page)
    const field = form.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste(
      'Sual;Cavab\nNə vaxt açılırsınız?;Hər gün saat 9-da.\nÇatdırılma var?;\nNə vaxt açılırsınız?;Saat 10-da.',
    )
    await form.findByText(i18n.t('chat-bot-questions:table.fault.double'), {}, WAIT)
  }),
  tags: ['long'],
}
