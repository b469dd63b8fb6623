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
