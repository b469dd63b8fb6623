import type { BotSettings, Citation, Outcome } from '#src/contract/chat-bot.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Match, Search } from '#src/rules/answer-search/search-passages.ts'
import { languageOf } from '#src/rules/answer-search/words.ts'
import { smallTalkIn, smallTalkReplies } from './small-talk.ts'

export interface Reply {
  readonly outcome: Outcome
  readonly text: string
  readonly confidence: number
  readonly citations: readonly Citation[]
}

type Tone = BotSettings['persona']['tone']

const ANSWER_OPENINGS: Readonly<Record<LocaleCode, Readonly<Record<Tone, string>>>> = {
  az: { plain: '', friendly: 'Məmnuniyyətlə kömək edərəm!', formal: 'Mənbələrimizə əsasən:' },
  tr: { plain: '', friendly: 'Seve seve yardımcı olurum!', formal: 'Kaynaklarımıza göre:' },
  en: { plain: '', friendly: 'Happy to help!', formal: 'According to our sources:' },
  ru: { plain: '', friendly: 'С радостью подскажу!', formal: 'Согласно нашим материалам:' },
}

const FALLBACKS: Readonly<Record<LocaleCode, string>> = {
  az: 'Bu sualın cavabı mənbələrimdə yoxdur.',
  tr: 'Bu sorunun yanıtı kaynaklarımda yok.',
  en: 'My sources do not have an answer to this.',
  ru: 'В моих материалах нет ответа на этот вопрос.',
}

const SECOND_PASSAGE_MIN_SCORE = 0.85

function citationOf({ passage: { source }, quoted }: Match): Citation {
  const { start, end } = quoted
  return { block_id: source.id, name: source.name, quote: source.text.slice(start, end), start, end }
}

function matchesToQuote(found: readonly Match[], floor: number): Match[] {
  const [best] = found
  if (!best) return []
  const second = found.find(
    ({ passage, score, confidence }) =>
      passage.source !== best.passage.source &&
      confidence >= floor &&
      score >= best.score * SECOND_PASSAGE_MIN_SCORE,
  )
  return second ? [best, second] : [best]
}

/**
 * The bot's reply to a question: unchanged sentences of its sources, in its tone. Sources are quoted, never followed
 * as instructions.
 */
export function replyTo(
  question: string,
  search: Search,
  { persona, confidence_floor }: Pick<BotSettings, 'persona' | 'confidence_floor'>,
  usual: LocaleCode,
): Reply {
  const language = languageOf(question, usual)
  const talk = smallTalkIn(question)
  if (talk) {
    const own = talk === 'greeting' ? persona.greeting : ''
    const text = own || smallTalkReplies[language][talk].replace('{name}', () => persona.name)
    return { outcome: 'small_talk', text, confidence: 1, citations: [] }
  }
  const found = search(question)
  const confidence = found[0]?.confidence ?? 0
  if (confidence < confidence_floor || found.length === 0) {
    return { outcome: 'unanswered', text: persona.fallback || FALLBACKS[language], confidence, citations: [] }
  }
  const citations = matchesToQuote(found, confidence_floor).map(citationOf)
  const lead = ANSWER_OPENINGS[found[0]?.passage.language ?? language][persona.tone]
  const text = [lead, ...citations.map(({ quote }) => quote)].filter(Boolean).join('\n\n')
  return { outcome: 'answered', text, confidence: Math.round(confidence * 100) / 100, citations }
}
