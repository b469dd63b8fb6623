/** Sorts of drafts, with names in `drafts:kind`. */
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
