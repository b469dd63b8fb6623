import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, WAIT } from '../../.storybook/app-story.tsx'
import { flowAccess, type Guide } from '../support/guide.ts'

const meta = {
  title: 'Flows/Chat bot asked',
  parameters: {
    guide: {
      is: 'A question to a bot, up to the sources of its answer.',
      use: 'To see how an answer is checked.',
      instead: 'Screens/Project chat bot for the states of the workspace.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const QUESTION = 'Bonuslar nə vaxt yanır?'

/** A customer asks their bot and sees the sources of its answer. */
export const AskTheBot: Story = appStory('/services/chat-bot/1', { scenario: 'bots' }, async (page) => {
  const log = within(await page.findByRole('log', {}, WAIT))
  const answers = { name: i18n.t('chat-bot:ask.sources') }
  const before = (await log.findAllByRole('list', answers, WAIT)).length
  const field = await page.findByRole('textbox', { name: i18n.t('chat-bot:ask.field') }, WAIT)
  await userEvent.type(field, `${QUESTION}{Enter}`)
  await waitFor(() => expect(log.getAllByRole('list', answers)).toHaveLength(before + 1), WAIT)
})
