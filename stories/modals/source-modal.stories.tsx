import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { SourceModal } from '#src/features/services/chat-bot/modals/source-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, pressFirst, WAIT } from '../../.storybook/app-story.tsx'
import { BOT, BOTS, openTab } from '../support/chat-bot-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Source',
  parameters: {
    guide: {
      is: 'The part of a source that an answer rests on.',
      use: 'From the sources below an answer.',
      instead: 'The list of sources to change one.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: SourceModal,
} satisfies Meta

export default meta
type Story = StoryObj

/** The source of a bot's answer. */
export const Default: Story = appStory(BOT, BOTS, async (page) => {
  const [sources] = await page.findAllByRole('list', { name: i18n.t('chat-bot:ask.sources') }, WAIT)
  if (!sources) throw new TypeError('no answer names its sources')
  await pressFirst(within(sources), /./)
  await page.findByRole('dialog', {}, WAIT)
})

export const Removing: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    await openTab(page, 'sources')
    await press(page, i18n.t('chat-bot-lazy:sources.removeOne', { name: 'Shipping' }))
    await page.findByRole('alertdialog', {}, WAIT)
  }),
  tags: ['long'],
}
