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

const meta = { title: 'Modals/Add source', tags: ['picture'], component: AddSourceModal } satisfies Meta

export default meta
type Story = StoryObj

export const Text: Story = appStory(BOT, BOTS, openAdd)

export const Files: Story = appStory(BOT, BOTS, async (page) => chooseKind(await openAdd(page), 'file'))

export const FileRefused: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    const form = await openAdd(page)
    await chooseSheet(form)
    await press(form, i18n.t('chat-bot:sources.add'))
    await sheetIsRefused(form)
  }),
  tags: ['long'],
}

export const AddressRefused: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    const form = await openAdd(page)
    const field = await typePrivateAddress(form)
    await press(form, i18n.t('chat-bot:sources.add'))
    await waitFor(() => expect(field).toBeInvalid(), WAIT)
  }),
  tags: ['long'],
}

/** An answer without its question. */
export const QuestionRefused: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    const form = await openAdd(page)
    await chooseKind(form, 'question')
    await userEvent.type(form.getByLabelText(i18n.t('chat-bot:source.answer')), 'Bəli.')
    await press(form, i18n.t('chat-bot:sources.add'))
    const question = form.getByLabelText(i18n.t('chat-bot:source.question'))
    await waitFor(() => expect(question).toBeInvalid(), WAIT)
  }),
  tags: ['long'],
}
