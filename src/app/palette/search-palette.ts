import type { ReactNode } from 'react'
import { plainText } from '#src/lib/match-words.ts'
import { rankMatch } from './rank-match.ts'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Details at the end of the row; searched too. */
  readonly hint?: string | undefined
  /** Part of a text that matches, in a line below the label. */
  readonly excerpt?: string | undefined
  readonly icon: ReactNode
  readonly shortcut?: string | undefined
  /** Marks the language or appearance in use. */
  readonly isCurrent?: boolean
  /** Language of the label, if it is not the page's. */
  readonly lang?: string
  readonly run: () => void
}

export interface PaletteGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly PaletteItem[]
  /** Number of items shown without a search; all of them if absent. */
  readonly first?: number
}

/** A group shows no more matches than this: another word of the search finds the rest. */
const MAX_MATCHES = 8

function matchesIn({ title, items }: PaletteGroup, searched: string) {
  return items
    .flatMap((item) => {
      const rank = rankMatch(plainText(`${item.label} ${item.hint ?? title}`), searched)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_MATCHES)
}

/** Groups that have a match, the one with the best match first; all groups if nothing is searched. */
export function searchPalette(groups: readonly PaletteGroup[], search: string): readonly PaletteGroup[] {
  const searched = plainText(search).trim()
  if (searched === '')
    return groups
      .map((group) => ({ ...group, items: group.items.slice(0, group.first) }))
      .filter(({ items }) => items.length > 0)
  return groups
    .map((group) => ({ group, matches: matchesIn(group, searched) }))
    .filter(({ matches }) => matches.length > 0)
    .sort((a, b) => (a.matches[0]?.rank ?? 0) - (b.matches[0]?.rank ?? 0))
    .map(({ group, matches }) => ({ ...group, items: matches.map(({ item }) => item) }))
}
