/** Sorts of drafts, as they are called in `drafts:kind`. */
export const keptSorts = [
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
export type KeptSort = (typeof keptSorts)[number]
