/** Sorts of drafts, with names in `drafts:kind`. */
export const savedDraftTypes = [
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
export type SavedDraftType = (typeof savedDraftTypes)[number]
