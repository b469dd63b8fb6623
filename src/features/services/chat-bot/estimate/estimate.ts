import type { SourceText } from '#src/rules/answer-search/passages.ts'
import { type Conversation, isTestConversation } from '../bot/bot.ts'
import { sameQuestion } from '../bot/question-table.ts'

/** The passage that fits a question best. */
export interface Finding {
  /** 0–1: how much of the question the passage covers. */
  readonly confidence: number
  readonly name: string
  readonly quote: string
}

/** A change of a source that is only tried; without `source`, the bot is tried without it. */
export interface SourceChange {
  readonly id: number
  readonly source: SourceText | undefined
}

/** Findings of a question in the saved sources and, if a source is changed, with that change. */
export interface Estimate {
  readonly saved: Finding | undefined
  readonly changed: Finding | undefined
}

export type Certainty = 'known' | 'doubtful' | 'unknown'

/** Another way of searching may find a passage a little better or worse than the words do. */
const DOUBT_MARGIN = 0.15

/** @param floor confidence from which the bot answers */
export function certaintyOf(finding: Finding | undefined, floor: number): Certainty {
  if (!finding || finding.confidence <= floor - DOUBT_MARGIN) return 'unknown'
  return finding.confidence < floor + DOUBT_MARGIN ? 'doubtful' : 'known'
}

/** Questions without repetitions and empty ones, in order. */
export function uniqueQuestions(texts: readonly string[]): string[] {
  const questions = new Map<string, string>()
  for (const text of texts) {
    const key = sameQuestion(text)
    if (key !== '' && !questions.has(key)) questions.set(key, text.replace(/\s+/g, ' ').trim())
  }
  return [...questions.values()]
}

/** Questions of visitors, without greetings and thanks, which need no source. */
export const visitorQuestions = (conversations: readonly Conversation[]): string[] =>
  uniqueQuestions(
    conversations
      .filter((each) => each.host !== null && !isTestConversation(each))
      .flatMap(({ messages }) =>
        messages
          .filter(
            ({ message }, at) =>
              message.role === 'visitor' && messages[at + 1]?.message.outcome !== 'small_talk',
          )
          .map(({ text }) => text),
      ),
  )
