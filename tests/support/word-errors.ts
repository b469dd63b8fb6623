const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bmr\./g, 'mister'],
  [/\bmrs\./g, 'missus'],
  [/\bdr\./g, 'doctor'],
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
]

/** Words in normal spelling: without case, punctuation, hyphens and contractions. */
function normalWords(text: string): string[] {
  const spelt = CONTRACTIONS.reduce(
    (said, [pattern, whole]) => said.replace(pattern, whole),
    text.toLowerCase().replaceAll('’', "'"),
  )
  return spelt.match(/[\p{L}\p{N}']+/gu) ?? []
}

/** Share of wrong, missing and added words: the word error rate. */
export function wordErrors(heard: string, spoken: string): number {
  const [found, truth] = [normalWords(heard), normalWords(spoken)]
  let above = found.map((_, at) => at + 1)
  for (const [row, word] of truth.entries()) {
    const line: number[] = []
    for (const [at, other] of found.entries()) {
      const before = at === 0 ? row : (above[at - 1] ?? 0)
      const left = line[at - 1] ?? row + 1
      line.push(Math.min(before + Number(word !== other), (above[at] ?? 0) + 1, left + 1))
    }
    above = line
  }
  return (above.at(-1) ?? truth.length) / truth.length
}

/** Whether somebody said each of the heard words: it is in a longest common sequence of both texts. */
export function saidWords(heard: readonly string[], spoken: string): boolean[] {
  const found = heard.flatMap((word, index) => normalWords(word).map((text) => ({ text, index })))
  const truth = normalWords(spoken)
  const longest = Array.from({ length: found.length + 1 }, () => new Uint16Array(truth.length + 1))
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0
  for (let row = found.length - 1; row >= 0; row -= 1) {
    for (let column = truth.length - 1; column >= 0; column -= 1) {
      const isSame = found[row]?.text === truth[column]
      const best = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      longest[row]?.fill(best, column, column + 1)
    }
  }
  const said = heard.map(() => true)
  for (let row = 0, column = 0; row < found.length; ) {
    const { text, index } = found[row] ?? { text: '', index: 0 }
    if (text === truth[column]) {
      row += 1
      column += 1
    } else if (column < truth.length && at(row, column + 1) >= at(row + 1, column)) column += 1
    else {
      said[index] = false
      row += 1
    }
  }
  return said
}
