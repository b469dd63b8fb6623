import { passagesOf } from '#mocks/services/chat-bot/answers/passages.ts'
import { type Reply, replyTo } from '#mocks/services/chat-bot/answers/reply.ts'
import { searchOver } from '#mocks/services/chat-bot/answers/search-passages.ts'
import { DEFAULT_FLOOR } from '#mocks/services/chat-bot/bot-settings.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

export interface SourceOfSet {
  readonly name: string
  readonly text: string
}

export interface QuestionSet {
  readonly texts: readonly SourceOfSet[]
  /** Questions to which one of the texts has the answer. */
  readonly known: ReadonlyArray<readonly [LocaleCode, source: string, question: string]>
  /** Questions to which none has it. */
  readonly foreign: ReadonlyArray<readonly [LocaleCode, question: string]>
}

const settings = {
  persona: { name: 'Nar', tone: 'plain' as const, greeting: '', suggestions: [], fallback: '' },
  confidence_floor: DEFAULT_FLOOR,
}

/** Passages of the texts of a set; the number of a source is its place among the texts, from 1. */
export const passagesIn = ({ texts }: Pick<QuestionSet, 'texts'>) =>
  texts.flatMap(({ name, text }, index) => passagesOf({ id: index + 1, name, text }, 'az'))

/** A bot as it is made, that has the texts of a set. */
export function botOver(set: Pick<QuestionSet, 'texts'>, search = searchOver(passagesIn(set), 'az')) {
  return (question: string): Reply => replyTo(question, search, settings, 'az')
}

/** Questions that were answered from another source than the right one or not at all, and foreign ones answered. */
export function missesOf(set: QuestionSet) {
  const reply = botOver(set)
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
