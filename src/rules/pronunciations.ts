import type { Pronunciation } from '#src/contract/block.ts'
import { countCharacters } from './price.ts'

export interface PronouncedSpan {
  readonly start: number
  readonly end: number
  readonly entry: Pronunciation
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Ranges of a text with a listed pronunciation: whole words, upper or lower case, the longest first. */
export function pronouncedSpans(text: string, list: readonly Pronunciation[]): PronouncedSpan[] {
  const spans: PronouncedSpan[] = []
  for (const entry of list.toSorted((a, b) => b.written.length - a.written.length)) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(entry.written)}(?![\\p{L}\\p{N}])`, 'giu')
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const [start, end] = [index, index + found.length]
      if (!spans.some((span) => start < span.end && span.start < end)) spans.push({ start, end, entry })
    }
  }
  return spans.sort((a, b) => a.start - b.start)
}

export function pronunciationsOf(text: string, list: readonly Pronunciation[] = []): Pronunciation[] {
  const used = new Set(pronouncedSpans(text, list).map(({ entry }) => entry))
  return list.filter((entry) => used.has(entry))
}

/** Number of characters that are spoken in place of this text. */
export function spokenLength(text: string, list: readonly Pronunciation[] = []): number {
  const added = pronouncedSpans(text, list).map(({ start, end, entry }) => entry.said.length - (end - start))
  return added.reduce((sum, each) => sum + each, countCharacters(text))
}
