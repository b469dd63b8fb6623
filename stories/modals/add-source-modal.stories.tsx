import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AddSourceModal } from '#src/features/services/chat-bot/modals/add-source-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import {
  BOT,
  BOTS,
  chooseKind,
  chooseSheet,
  openAdd,
  sheetIsRefused,
  typePrivateAddress,
} from '../support/chat-bot-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Add source',
  parameters: {
    guide: {
      is: 'Adds knowledge to a bot: a text, files, addresses, or a question with its answer.',
      use: 'From the list of sources of a bot.',
      instead: 'Create chat bot for a bot that does not exist yet; Answer to correct a single reply.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: AddSourceModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Text: Story = appStory(BOT, BOTS, openAdd)

export const Files: Story = {
  ...appStory(BOT, BOTS, async (page) => chooseKind(await openAdd(page), 'file')),
  tags: ['long'],
}

export const FileRefused: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    const form = await openAdd(page)
    await chooseSheet(form)
    await press(form, i18n.t('chat-bot-lazy:sources.add'))
    await sheetIsRefused(form)
  }),
  tags: ['long'],
}

export const AddressRefused: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    const form = await openAdd(page)
    const field = await typePrivateAddress(form)
    await press(form, i18n.t('chat-bot-lazy:sources.add'))
    await waitFor(() => expect(field).toBeInvalid(), WAIT)
  }),
  tags: ['long'],
}

/** An answer without its question. */
export const QuestionRefused: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    const form = await openAdd(page)
    await chooseKind(form, 'question')
    await userEvent.type(form.getByLabelText(i18n.t('chat-bot-form:source.answer')), 'Bəli.')
    await press(form, i18n.t('chat-bot-lazy:sources.add'))
    const question = form.getByLabelText(i18n.t('chat-bot-form:source.question'))
    await waitFor(() => expect(question).toBeInvalid(), WAIT)
  }),
  tags: ['long'],
}
