import { textOf } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

export interface Match {
  readonly key: string
  /** Which of the block's texts, where that is not its own. */
  readonly part?: string | undefined
  /** Place in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

export interface FindState {
  readonly searched: string
  readonly matches: readonly Match[]
  /** Place of the present match among `matches`; −1 when there is none. */
  readonly current: number
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/**
 * Letters as the language has them: in az and tr `i` belongs to `İ` and `ı` to `I`, which the engine's own
 * case-insensitive search does not know.
 */
function patternOf(searched: string, language: string) {
  const isTurkic = language === 'az' || language === 'tr'
  const letters = [...searched].map((letter) => {
    if (isTurkic && (letter === 'i' || letter === 'İ')) return '[iİ]'
    if (isTurkic && (letter === 'ı' || letter === 'I')) return '[ıI]'
    const [lower, upper] = [letter.toLocaleLowerCase(language), letter.toLocaleUpperCase(language)]
    return lower === upper || lower.length !== 1 || upper.length !== 1
      ? literally(letter)
      : `[${lower}${upper}]`
  })
  return letters.join('')
}

interface Search {
  /** Another text of each block, in which is searched too. */
  part?: string | undefined
}

/** Every place of the searched text, block by block, of each the own text first. */
export function findMatches(
  state: EditorState,
  searched: string,
  language: string,
  { part }: Search = {},
): Match[] {
  if (searched === '') return []
  const pattern = new RegExp(patternOf(searched, language), 'gu')
  const parts = part === undefined ? [undefined] : [undefined, part]
  return state.order.flatMap((key) => {
    const block = state.blocks.get(key)
    return parts.flatMap((place) => {
      const text = (block && textOf(block, place)) ?? ''
      const found = [...text.matchAll(pattern)]
      return found.map(({ index, 0: { length } }) => ({
        key,
        part: place,
        start: index,
        end: index + length,
      }))
    })
  })
}

export function replaceMatches(text: string, matches: readonly Match[], replacement: string): string {
  let result = ''
  let from = 0
  for (const { start, end } of matches) {
    result += text.slice(from, start) + replacement
    from = end
  }
  return result + text.slice(from)
}
