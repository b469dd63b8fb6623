interface Original {
  /** The file as the customer chose or recorded it. */
  readonly file: File
  /** The changes, so that the editor opens as it was left. */
  readonly edit: unknown
}

const originals = new WeakMap<File, Original>()

/** The file that an edited one was made of; undefined for an unedited file. */
export const originalOf = (edited: File): Original | undefined => originals.get(edited)

/** Remembers the original of an edited file until that is sent or removed; drafts save it with the file. */
export function rememberOriginal(edited: File, original: Original | undefined) {
  if (original) originals.set(edited, original)
}
