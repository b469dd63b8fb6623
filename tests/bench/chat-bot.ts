import { performance } from 'node:perf_hooks'
import { passagesOf } from '#mocks/services/chat-bot/answers/passages.ts'
import { replyTo } from '#mocks/services/chat-bot/answers/reply.ts'
import { createSearch, searchOver } from '#mocks/services/chat-bot/answers/search-passages.ts'
import { DEFAULT_FLOOR } from '#mocks/services/chat-bot/bot-settings.ts'
import { shopTexts } from '#mocks/services/chat-bot/shop-sources.ts'
import { foreignQuestions, knownQuestions } from '#tests/support/bot-questions.ts'
import { bigBotFigures } from './chat-bot-lists.ts'
import { type Figure, median, medianMs } from './measure.ts'

const PASSAGES = 1_000
const ROUNDS = 9

const settings = {
  persona: { name: 'Nar', tone: 'plain' as const, greeting: '', suggestions: [], fallback: '' },
  confidence_floor: DEFAULT_FLOOR,
}

const texts = Object.values(shopTexts).flat()
const passages = texts.flatMap(({ name, text }, index) => passagesOf({ id: index, name, text }, 'az'))
const many = Array.from({ length: PASSAGES }, (_, index) => passages[index % passages.length]).flatMap(
  (passage) => passage ?? [],
)

/** How right a bot answers, and how soon its answer begins, by the questions that the tests ask. */
export async function chatBotFigures(): Promise<readonly Figure[]> {
  const search = searchOver(passages, 'az')
  const reply = (question: string) => replyTo(question, search, settings, 'az')
  const right = knownQuestions.filter(([, source, question]) => reply(question).citations[0]?.name === source)
  const unknown = foreignQuestions.filter(([, question]) => reply(question).outcome === 'unanswered')
  const { add, search: large } = createSearch('az')
  add(many)
  const questionAt = (index: number) => knownQuestions[index % knownQuestions.length]?.[2] ?? ''
  const answered = await medianMs((index) => replyTo(questionAt(index), large, settings, 'az'))
  const changed = Array.from({ length: ROUNDS }, (_, index) => {
    const takeOut = add(passages)
    const start = performance.now()
    takeOut()
    add(passages)
    replyTo(questionAt(index), large, settings, 'az')
    return performance.now() - start
  })
  return [
    ...(await bigBotFigures()),
    { what: 'right source first, of 60 questions', value: right.length, unit: '' },
    { what: 'foreign questions not answered, of 20', value: unknown.length, unit: '' },
    { what: `answer over ${PASSAGES} passages, median`, value: answered, unit: 'ms' },
    {
      what: `the same after ${passages.length} of them changed, median`,
      value: median(changed),
      unit: 'ms',
    },
  ]
}
