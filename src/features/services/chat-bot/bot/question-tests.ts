import * as z from 'zod/mini'
import { Outcome } from '#src/contract/chat-bot.ts'
import { QUESTION_MAX } from '#src/contract/limits.ts'
import { newId } from '#src/rules/new-id.ts'
import { type Conversation, isTestConversation, type Message, questionOf, TEST_CONVERSATION } from './bot.ts'
import { sameQuestion } from './question-table.ts'

export const QUESTION_TESTS_MAX = 200

const TestResult = z.readonly(z.object({ outcome: Outcome, text: z.string() }))

export const QuestionTest = z.readonly(
  z.object({
    id: z.string(),
    text: z.string(),
    /** Conversation in which it was asked and whose answer has not been seen yet. */
    conversation: z.optional(z.string()),
    last: z.optional(TestResult),
    /** Answer of the run before the last one. */
    before: z.optional(TestResult),
  }),
)
export type QuestionTest = z.infer<typeof QuestionTest>

export const newTestConversation = () => TEST_CONVERSATION + newId()

export type Verdict = 'answered' | 'none' | 'same' | 'changed'

const answerText = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Compares the last answer with the one before; undefined if it was never asked. */
export function verdictOf({ last, before }: QuestionTest): Verdict | undefined {
  if (!last) return undefined
  if (last.outcome === 'unanswered') return 'none'
  if (!before) return 'answered'
  return before.outcome === last.outcome && answerText(before.text) === answerText(last.text)
    ? 'same'
    : 'changed'
}

/** Adds questions that are not among the tests yet. */
export function withQuestions(tests: readonly QuestionTest[], texts: readonly string[]): QuestionTest[] {
  const known = new Set(tests.map(({ text }) => sameQuestion(text)))
  const added = texts.flatMap((each) => {
    const text = answerText(each).slice(0, QUESTION_MAX)
    const key = sameQuestion(text)
    if (key === '' || known.has(key)) return []
    known.add(key)
    return [{ id: newId(), text }]
  })
  return [...tests, ...added]
}

/** Those of the questions that are tests or can become tests. */
export function testableQuestions(tests: readonly QuestionTest[], texts: readonly string[]): string[] {
  const known = withQuestions(tests, texts).slice(0, QUESTION_TESTS_MAX)
  const keys = new Set(known.map(({ text }) => sameQuestion(text)))
  return texts.filter((text) => keys.has(sameQuestion(text)))
}

const answerIn = (messages: readonly Message[]) =>
  messages.find(
    ({ message, generated }) =>
      message.role === 'bot' &&
      message.outcome !== undefined &&
      generated.status !== 'queued' &&
      generated.status !== 'running',
  )

/** Takes the answers that have arrived since; the same list if there are none. */
export function withAnswers(
  tests: readonly QuestionTest[],
  conversations: readonly Conversation[],
): readonly QuestionTest[] {
  if (tests.every(({ conversation }) => conversation === undefined)) return tests
  const byId = new Map(conversations.map(({ id, messages }) => [id, messages]))
  let hasArrived = false
  const next = tests.map((test) => {
    const answer = answerIn(byId.get(test.conversation ?? '') ?? [])
    if (!answer?.message.outcome) return test
    hasArrived = true
    const { conversation: _, last, ...kept } = test
    return { ...kept, before: last, last: { outcome: answer.message.outcome, text: answer.text } }
  })
  return hasArrived ? next : tests
}

/** Questions of the customer's and of visitors' conversations that can become tests. */
export function askedQuestions(conversations: readonly Conversation[]) {
  const led = conversations.filter((each) => !isTestConversation(each))
  return {
    good: led.flatMap((each) =>
      each.messages
        .filter(({ message }) => message.feedback === 'good')
        .map((answer) => questionOf(each, answer)),
    ),
    visitors: led
      .filter(({ host }) => host !== null)
      .flatMap(({ messages }) =>
        messages.filter(({ message }) => message.role === 'visitor').map(({ text }) => text),
      ),
  }
}
