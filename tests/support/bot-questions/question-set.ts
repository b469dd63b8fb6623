import { type Reply, replyTo } from '#mocks/services/chat-bot/answers/reply.ts'
import { DEFAULT_FLOOR } from '#mocks/services/chat-bot/bot-settings.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { passagesOf } from '#src/rules/answer-search/passages.ts'
import { searchOfPassages } from '#src/rules/answer-search/search-passages.ts'

export interface SourceOfSet {
  readonly name: string
  readonly text: string
}

export interface QuestionSet {
  readonly texts: readonly SourceOfSet[]
  /** Questions that one of the texts answers. */
  readonly known: ReadonlyArray<readonly [LocaleCode, source: string, question: string]>
  /** Questions that no text answers. */
  readonly foreign: ReadonlyArray<readonly [LocaleCode, question: string]>
}

const settings = {
  persona: { name: 'Nar', tone: 'plain' as const, greeting: '', suggestions: [], fallback: '' },
  confidence_floor: DEFAULT_FLOOR,
}

/** Passages of a set's texts; a source's number is its place among the texts, from 1. */
export const passagesIn = ({ texts }: Pick<QuestionSet, 'texts'>) =>
  texts.flatMap(({ name, text }, index) => passagesOf({ id: index + 1, name, text }, 'az'))

/** A bot with default settings that knows the texts of a set. */
export function botForTexts(
  set: Pick<QuestionSet, 'texts'>,
  search = searchOfPassages(passagesIn(set), 'az'),
) {
  return (question: string): Reply => replyTo(question, search, settings, 'az')
}

/** Questions answered from a wrong source or not at all, and foreign questions that got an answer. */
export function missesOf(set: QuestionSet) {
  const reply = botForTexts(set)
  const said = (question: string, { outcome, confidence, citations: [first] }: Reply) =>
    `${question} → ${outcome} ${confidence.toFixed(2)} ${first?.quote ?? ''}`
  const wrong = set.known.flatMap(([, source, question]) => {
    const answer = reply(question)
    const isRight = answer.citations[0]?.name === source
    return isRight ? [] : [said(question, answer)]
  })
  const answered = set.foreign.flatMap(([, question]) => {
    const answer = reply(question)
    return answer.outcome === 'unanswered' ? [] : [said(question, answer)]
  })
  return { wrong, answered }
}
