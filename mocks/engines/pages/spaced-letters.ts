import type { PageWord } from '#src/contract/detect-text.ts'
import { boxAround } from './page-lines.ts'

/** Fewer single letters in a row are initials or a formula, unless the whole line consists of them. */
const MIN_LETTERS = 6
const MIN_LETTERS_OF_LINE = 4
/** A step that is longer than the usual one by this factor has a space in it. */
const WORD_STEP = 1.25

const isLetter = ({ text }: PageWord) => /^\p{L}\p{M}*$/u.test(text)
const isSign = ({ text }: PageWord) => /^[\p{L}\p{N}]\p{M}*$/u.test(text)
const isNumber = ({ text }: PageWord) => /^\p{N}/u.test(text)

/** Answers of a test and rows of an index: A B C D. */
const isAlphabet = (run: readonly PageWord[]) =>
  run.every(({ text }, at) => at === 0 || text.charCodeAt(0) === (run[at - 1]?.text.charCodeAt(0) ?? 0) + 1)

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const joinWord = (run: readonly PageWord[]): PageWord => ({
  text: run.map(({ text }) => text).join(''),
  box: boxAround(run.map(({ box }) => box)),
  confidence: 1,
})

/** The words of a run of single letters, by the distances between them. */
function wordsOfRun(run: readonly PageWord[]): PageWord[] {
  const steps = run.slice(1).map(({ box }, at) => box[0] - (run[at]?.box[0] ?? 0))
  const usual = median(steps)
  const words: PageWord[][] = []
  for (const [at, sign] of run.entries()) {
    const before = run[at - 1]
    const isApart = (steps[at - 1] ?? 0) > usual * WORD_STEP
    if (!before || isApart || isNumber(sign) !== isNumber(before)) words.push([sign])
    else words.at(-1)?.push(sign)
  }
  return words.map(joinWord)
}

/** Joins the letters of a heading that is printed with spaces between them: C H A P T E R. */
export function withSpacedLetters(words: readonly PageWord[]): PageWord[] {
  const isLine = words.every(({ text }) => text.length === 1 || /^[^\p{L}]+$/u.test(text))
  const fewest = isLine ? MIN_LETTERS_OF_LINE : MIN_LETTERS
  const joined: PageWord[] = []
  let run: PageWord[] = []
  function endRun() {
    const isSpaced = run.filter(isLetter).length >= fewest && !isAlphabet(run)
    for (const word of isSpaced ? wordsOfRun(run) : run) joined.push(word)
    run = []
  }
  for (const word of words) {
    if (isSign(word)) run.push(word)
    else {
      endRun()
      joined.push(word)
    }
  }
  endRun()
  return joined
}
