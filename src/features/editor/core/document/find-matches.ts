import { type FindOptions, type Place, searchFor } from '#src/lib/find-text.ts'
import { textOf } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

export interface Match extends Place {
  readonly key: string
  /** The text of the block with the match, if not its own. */
  readonly part?: string | undefined
}

export interface FindState {
  readonly searched: string
  readonly matches: readonly Match[]
  /** Index of the current match in `matches`; −1 if there is none. */
  readonly current: number
}

interface Search extends FindOptions {
  /** A second text of each block that is searched too. */
  part?: string | undefined
  /** Code of the language of a text, the block's own or that of a part; undefined if unknown. */
  languageOf: (part?: string) => string | undefined
}

/** All matches of the searched text, block by block, each block's own text first. */
export function findMatches(
  state: EditorState,
  searched: string,
  { part, languageOf, ...options }: Search,
): Match[] {
  if (searched === '') return []
  const places = part === undefined ? [undefined] : [undefined, part]
  const searches = places.map((place) => ({ place, search: searchFor(searched, languageOf(place), options) }))
  return state.order.flatMap((key) => {
    const block = state.blocks.get(key)
    return searches.flatMap(({ place, search }) =>
      search((block && textOf(block, place)) ?? '').map((found) => ({ key, part: place, ...found })),
    )
  })
}
