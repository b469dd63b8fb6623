import type { Meta, StoryObj } from '@storybook/react-vite'
import { AnswerModal } from '#src/features/services/chat-bot/modals/answer-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, pressFirst } from '../../.storybook/app-story.tsx'
import { BOT, BOTS, openTab } from '../support/chat-bot-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Answer',
  parameters: {
    guide: {
      is: 'Corrects an answer of a bot, or writes one that was missing; it becomes a source of its own.',
      use: 'From an answer in a conversation, and from open questions.',
      instead: 'Add source for knowledge that more than one question needs.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: AnswerModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Correcting: Story = appStory(BOT, BOTS, async (page) => {
  await pressFirst(page, new RegExp(`^${i18n.t('chat-bot:ask.correct')}`))
  await dialog(page, i18n.t('chat-bot-lazy:answer.correct'))
})

/** Answers a question that no source had an answer to. */
export const Teaching: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    await openTab(page, 'conversations')
    await pressFirst(page, i18n.t('chat-bot-lazy:open.answer'))
    await dialog(page, i18n.t('chat-bot-lazy:answer.title'))
  }),
  tags: ['long'],
}
