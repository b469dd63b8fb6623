import { seededChance } from '#mocks/domain/chance.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { alignText } from '#src/features/services/speech-to-text/transcript/align-text.ts'
import { type Figure, medianMs } from './measure.ts'

const SEGMENTS = 700
const WORDS_PER_SEGMENT = 15
const VOCABULARY = 3_000
/** Share of words that the pasted text has in another form. */
const CHANGED = 0.12
const ROUNDS = 10

const chance = seededChance(1)
const LETTERS = [...'abcçdeəfgğhxıijkqlmnoöprsştuüvyz']
const randomItem = <Item>(items: readonly Item[], bias = 1) =>
  items[Math.floor(chance() ** bias * items.length)] as Item
const vocabulary = Array.from({ length: VOCABULARY }, () =>
  Array.from({ length: 3 + Math.floor(chance() * 8) }, () => randomItem(LETTERS)).join(''),
)
/** Some words are much more frequent than others, as in a language. */
const randomWord = () => randomItem(vocabulary, 2)

function segmentAt(index: number) {
  const start = index * 10
  const words = Array.from({ length: WORDS_PER_SEGMENT }, (_, place) => {
    const at = start + place / 2
    return { text: randomWord(), start: at, end: at + 0.4, confidence: 0.8 }
  })
  const segment = new Segment({ speakerId: 's1', start, end: start + 9, words })
  return { key: String(index), text: words.map(({ text }) => text).join(' '), segment }
}

/** How long the differences between a transcript and a pasted text take. */
export async function pastedTextFigures(): Promise<readonly Figure[]> {
  const segments = Array.from({ length: SEGMENTS }, (_, index) => segmentAt(index))
  const lines = segments.map(({ text }) =>
    text
      .split(' ')
      .map((each) => (chance() < CHANGED ? `${randomWord()},` : each))
      .join(' '),
  )
  const value = await medianMs(() => alignText(segments, lines, 'az'), ROUNDS, 2)
  return [{ what: `${SEGMENTS * WORDS_PER_SEGMENT} pasted words laid over a transcript`, value, unit: 'ms' }]
}
