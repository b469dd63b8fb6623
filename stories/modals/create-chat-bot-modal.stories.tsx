import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CreateProject } from '#src/features/services/chat-bot/create/create-project.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import {
  BOT_LIST,
  BOTS,
  chooseKind,
  chooseSheet,
  openCreate,
  sheetIsRefused,
  typePrivateAddress,
} from '../support/chat-bot-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Create chat bot',
  parameters: {
    guide: {
      is: 'Starts a bot from its first source.',
      use: 'From home and from the list of services, without leaving the page.',
      instead: 'Add source for a bot that exists.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CreateProject,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(BOT_LIST, BOTS, openCreate)

export const FromFiles: Story = {
  ...appStory(BOT_LIST, BOTS, async (page) => chooseKind(await openCreate(page), 'file')),
  tags: ['long'],
}

export const FileRefused: Story = {
  ...appStory(BOT_LIST, BOTS, async (page) => {
    const form = await openCreate(page)
    await chooseSheet(form)
    await press(form, i18n.t('create:action.create'))
    await sheetIsRefused(form)
  }),
  tags: ['long'],
}

export const AddressRefused: Story = {
  ...appStory(BOT_LIST, BOTS, async (page) => {
    const form = await openCreate(page)
    const field = await typePrivateAddress(form)
    await press(form, i18n.t('create:action.create'))
    await waitFor(() => expect(field).toBeInvalid(), WAIT)
  }),
  tags: ['long'],
}
