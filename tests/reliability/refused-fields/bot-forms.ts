import { page, userEvent } from 'vitest/browser'
import { button, click, combobox, type Form, newest, tab, textbox, type } from './form.ts'

const fillText = (text: string) => userEvent.fill(textbox('Text')(), text)

async function changeBot() {
  await tab('Settings')
  await type('Greeting', 'Salam!')
  await click('Save')
}

async function addSource() {
  await tab('Sources')
  await click('Add a source')
  await fillText('Salam!')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Add a source' }))
}

export const botForms: readonly Form[] = [
  {
    name: 'new bot',
    endpoint: 'initProject',
    address: '/en/services/chat-bot/create',
    async send() {
      await fillText('Salam!')
      await click('Create')
    },
    fields: {
      title: textbox('Name of the bot'),
      language: combobox('Language of the bot'),
      'sources.0.text': textbox('Text'),
      plan: undefined,
    },
  },
  {
    name: 'settings of a bot',
    endpoint: 'updateSettings',
    address: newest('chat-bot'),
    send: changeBot,
    fields: {
      'bot.persona.name': textbox('Name that visitors see'),
      'bot.persona.greeting': textbox('Greeting'),
      'bot.persona.suggestions.1': textbox('Suggested questions'),
      'bot.persona.fallback': textbox('When there is no answer'),
      'bot.domains.1': textbox('Sites'),
      'bot.limits.answers_per_day': textbox('Maximum answers a day on sites'),
      language: combobox('Language of the bot'),
      image: () => button('Choose a picture'),
      plan: undefined,
    },
  },
  {
    name: 'source of a bot',
    endpoint: 'updateSettings',
    address: newest('chat-bot'),
    send: addSource,
    fields: { 'sources.0.text': textbox('Text'), plan: undefined },
  },
]
