import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { EstimateModal } from '#src/features/services/chat-bot/modals/estimate-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { BOT, BOTS, openTab } from '../support/chat-bot-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Estimate',
  parameters: {
    guide: {
      is: 'Shows which passage of a bot’s sources fits each question, and how sure that is, before anything is paid.',
      use: 'From the tests of a bot, also to try a change of a source before it is saved.',
      instead: 'The paid test shows the bot’s own answers.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: EstimateModal,
} satisfies Meta

export default meta
type Story = StoryObj

const QUESTIONS = [
  'Bakıda çatdırılma neçəyədir?',
  'Bakıda qutu neçəyədir və kim gətirir?',
  'Fransanın paytaxtı haradır?',
]

async function openEstimate(page: Page) {
  await openTab(page, 'tests')
  await press(page, i18n.t('chat-bot-questions:estimate.title'))
  return within(await dialog(page, i18n.t('chat-bot-questions:estimate.title')))
}

async function typeQuestions(page: Page) {
  const form = await openEstimate(page)
  await userEvent.click(form.getByLabelText(i18n.t('chat-bot-questions:estimate.questions')))
  await userEvent.paste(QUESTIONS.join('\n'))
  await form.findByText(i18n.t('chat-bot-questions:estimate.done', { count: QUESTIONS.length }), {}, WAIT)
  return form
}

export const Empty: Story = appStory(BOT, BOTS, openEstimate)

/** A question that is found, one in doubt, and one that no source answers. */
export const WithEstimates: Story = { ...appStory(BOT, BOTS, typeQuestions), tags: ['long'] }

/** A text is tried that is no source yet: the estimate before and with it. */
export const WithChange: Story = {
  ...appStory(BOT, BOTS, async (page) => {
    const form = await typeQuestions(page)
    await userEvent.click(form.getByRole('combobox', { name: i18n.t('chat-bot-questions:estimate.change') }))
    await userEvent.click(
      await page.findByRole('option', { name: i18n.t('chat-bot-questions:estimate.newText') }, WAIT),
    )
    await userEvent.click(await form.findByLabelText(i18n.t('chat-bot-questions:estimate.text'), {}, WAIT))
    await userEvent.paste('Fransanın paytaxtı Parisdir.')
    await form.findByText('Fransanın paytaxtı Parisdir.', { selector: 'p' }, WAIT)
  }),
  tags: ['long'],
}
