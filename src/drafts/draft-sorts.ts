/** Sorts of drafts, with names in `drafts:kind`. */
export const savedSorts = [
  'project',
  'title',
  'profile',
  'voice',
  'transcripts',
  'reader',
  'dub',
  'book',
  'documents',
  'bot',
  'topUp',
] as const
export type SavedSort = (typeof savedSorts)[number]
