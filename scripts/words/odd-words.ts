import type { Words } from './read-words.ts'

/** Openings of a sentence or a test title that make a reader wait for the thing it speaks of. */
const ODD_OPENINGS = [
  /(?:^|[.!?:;] )(What (?!follows)|Whoever|Those (?!of)|Of which|One (?:that|who|which|whose|with|in)\b|Each as|As it|Said of|Goes on)/,
  /(?:^|› )(what |whoever|who |those (?!of)|of which|one (?:that|who|which|whose)\b|the same:)/,
]

/** Old or private words, each with a plain one. */
const ODD_WORDS: readonly (readonly [odd: RegExp, plain: string])[] = [
  [/\bbegun\b/i, 'started'],
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to, at the same time'],
  [/\bwho(?:m)?ever\b/i, 'the user, the caller'],
  [/\bstands (?!(?:in )?for\b)/i, 'is, is shown'],
  [/\b(?:is|are|was|were|be) (?:said|told)\b/i, 'shows, reports, returns'],
  [/\bdearer\b/i, 'more expensive'],
  [/\b(?:shall|thereof|whence|whereof|lest)\b/i, 'must, so that'],
  [/\bgoes on with\b/i, 'resumes, continues'],
  [/\bin vain\b/i, 'without success'],
]

/** Uses that read well: the end of a path and a part of the text. */
const ALLOWED: readonly (readonly [path: string, part: string])[] = [
  ['scripts/words/words.test.ts', 'is found'],
]

/** Why a text makes a stranger stumble, or nothing. */
export function findOddWords({ path, text }: Words, isOpeningChecked = true): readonly string[] {
  if (ALLOWED.some(([end, part]) => path.endsWith(end) && text.includes(part))) return []
  const openings = isOpeningChecked ? ODD_OPENINGS.flatMap((odd) => odd.exec(text)?.[1] ?? []) : []
  return [
    ...openings.map((opening) => `opens with "${opening.trim()}": begin with the thing`),
    ...ODD_WORDS.flatMap(([odd, plain]) => {
      const [found] = odd.exec(text) ?? []
      return found ? [`"${found.trim()}": ${plain}`] : []
    }),
  ]
}
