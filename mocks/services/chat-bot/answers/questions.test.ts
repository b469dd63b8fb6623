import { expect, test } from 'vitest'
import type { BotSettings } from '#src/contract/chat-bot.ts'
import { foreignQuestions, knownQuestions } from '#tests/support/bot-questions.ts'
import { DEFAULT_FLOOR } from '../bot-settings.ts'
import { shopTexts } from '../shop-sources.ts'
import { passagesOf } from './passages.ts'
import { replyTo } from './reply.ts'
import { searchOver } from './search-passages.ts'

const SHARE = 0.9

const texts = Object.values(shopTexts).flat()
const passages = texts.flatMap(({ name, text }, index) => passagesOf({ id: index + 1, name, text }, 'az'))
const search = searchOver(passages, 'az')
const settings = {
  persona: { name: 'Nar', tone: 'plain', greeting: '', suggestions: [], fallback: '' },
  confidence_floor: DEFAULT_FLOOR,
} satisfies Pick<BotSettings, 'persona' | 'confidence_floor'>

const reply = (question: string) => replyTo(question, search, settings, 'az')

const measured = (lines: readonly string[], of: number) => ({ share: 1 - lines.length / of, lines })

test('nine of ten questions in four languages are answered from the source that has the answer', () => {
  const wrong = knownQuestions.flatMap(([, source, question]) => {
    const { citations, outcome, confidence } = reply(question)
    const [first] = citations
    return first?.name === source ? [] : [`${question} → ${outcome} ${confidence} ${first?.name}`]
  })
  const { share, lines } = measured(wrong, knownQuestions.length)
  expect(share, lines.join('\n')).toBeGreaterThanOrEqual(SHARE)
})

test('to nine of ten foreign questions the bot says that its sources do not have it', () => {
  const answered = foreignQuestions.flatMap(([, question]) => {
    const { outcome, citations, confidence } = reply(question)
    return outcome === 'unanswered' ? [] : [`${question} → ${confidence} ${citations[0]?.quote}`]
  })
  const { share, lines } = measured(answered, foreignQuestions.length)
  expect(share, lines.join('\n')).toBeGreaterThanOrEqual(SHARE)
})

test('a quote is a part of its source, letter by letter', () => {
  for (const [, , question] of knownQuestions) {
    for (const { block_id, quote, start, end } of reply(question).citations) {
      expect(texts[block_id - 1]?.text.slice(start, end)).toBe(quote)
    }
  }
})

test('a question in the letters of a phone finds what is written with its own letters', () => {
  expect(reply('CATDIRILMANIN QIYMETI').citations[0]?.quote).toContain('4 manatdır')
  expect(reply('ÇATDIRILMANIN QİYMƏTİ').citations[0]?.quote).toContain('4 manatdır')
})
