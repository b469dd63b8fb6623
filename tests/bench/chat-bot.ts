import { performance } from 'node:perf_hooks'
import { createSearch } from '#src/rules/answer-search/search-passages.ts'
import { botForTexts, missesOf, passagesIn } from '#tests/support/bot-questions/question-set.ts'
import { shopQuestions } from '#tests/support/bot-questions/shop-questions.ts'
import { townQuestions } from '#tests/support/bot-questions/town-questions.ts'
import { bigBotFigures } from './chat-bot-lists.ts'
import { type Figure, median, medianMs } from './measure.ts'

const PASSAGES = 1_000
const ROUNDS = 9

const passages = passagesIn(shopQuestions)
const manyPassages = Array.from(
  { length: PASSAGES },
  (_, index) => passages[index % passages.length],
).flatMap((passage) => passage ?? [])

const questionSets = { shop: shopQuestions, 'held out': townQuestions }

function scores(): Figure[] {
  return Object.entries(questionSets).flatMap(([name, set]) => {
    const { wrong, answered } = missesOf(set)
    const { known, foreign } = set
    return [
      {
        what: `${name}: right source first, of ${known.length} questions`,
        value: known.length - wrong.length,
        unit: '',
      },
      {
        what: `${name}: foreign questions not answered, of ${foreign.length}`,
        value: foreign.length - answered.length,
        unit: '',
      },
    ]
  })
}

/** Correctness of a bot's answers, and the time to their start, for the questions of the tests. */
export async function chatBotFigures(): Promise<readonly Figure[]> {
  const { add, search } = createSearch('az')
  add(manyPassages)
  const reply = botForTexts(shopQuestions, search)
  const questionAt = (index: number) => shopQuestions.known[index % shopQuestions.known.length]?.[2] ?? ''
  const answered = await medianMs((index) => reply(questionAt(index)))
  const changed = Array.from({ length: ROUNDS }, (_, index) => {
    const takeOut = add(passages)
    const start = performance.now()
    takeOut()
    add(passages)
    reply(questionAt(index))
    return performance.now() - start
  })
  return [
    ...(await bigBotFigures()),
    ...scores(),
    { what: `answer over ${PASSAGES} passages, median`, value: answered, unit: 'ms' },
    {
      what: `the same after ${passages.length} of them changed, median`,
      value: median(changed),
      unit: 'ms',
    },
  ]
}
