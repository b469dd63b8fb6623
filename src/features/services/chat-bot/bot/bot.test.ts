import { expect, test } from 'vitest'
import { currentBot, textBot } from '#tests/support/backend/bot-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { contentOf, hasReadySource, questionOf } from './bot.ts'

test('the question of an answer is the last that the visitor asked before it', async () => {
  const customer = await customerIn()
  const bot = await currentBot(customer, (await textBot(customer)).id)
  const [source] = bot.body.blocks
  if (!source) throw new Error('the bot has no source')
  const said = (id: number, role: 'visitor' | 'bot', text: string) => ({
    ...source,
    id,
    text,
    source: null,
    message: { role, conversation_id: 'c', host: null, at: `2026-11-22T10:00:0${id}.000Z` },
  })
  const messages = [
    said(1, 'visitor', 'Salam'),
    said(2, 'visitor', 'Nə vaxt açılır?'),
    said(3, 'bot', 'Doqquzda.'),
  ]
  const shown = { ...bot, body: { ...bot.body, blocks: [source, ...messages, said(4, 'visitor', 'Bazar?')] } }
  const [conversation] = contentOf(shown).conversations
  const answer = conversation?.messages.find(({ id }) => id === 3)
  expect(conversation && answer && questionOf(conversation, answer)).toBe('Nə vaxt açılır?')
  expect(conversation && questionOf(conversation, conversation.first)).toBe('')
  expect(hasReadySource(shown)).toBe(true)
})
