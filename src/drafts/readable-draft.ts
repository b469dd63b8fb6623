/** Fields that contain the customer's words; each has a name in `drafts:field`. */
export const wordFields = [
  'title',
  'text',
  'name',
  'phone',
  'domain',
  'selector',
  'skip_selectors',
  'url',
  'urlTitle',
  'fileName',
  'key_terms',
  'accent',
  'description',
  'amount',
  'code',
  'author',
  'narrator',
  'from',
  'to',
  'question',
  'answer',
  'address',
  'greeting',
  'suggestions',
  'fallback',
  'domains',
  'written',
  'said',
] as const
export type WordField = (typeof wordFields)[number]

/** Parts of a draft that are not the customer's current words: the server's earlier values, and the appearance. */
const SKIPPED_PARTS = new Set(['was', 'removed', 'look', 'attempts', 'words', 'spoken'])

export function wordsIn(value: unknown, field?: string): readonly { field: WordField; words: string }[] {
  const known = wordFields.find((name) => name === field)
  if (typeof value === 'string') return known && value.trim() !== '' ? [{ field: known, words: value }] : []
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (SKIPPED_PARTS.has(name) ? [] : wordsIn(part, name)))
}
