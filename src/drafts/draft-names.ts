import { lastingStorage } from '#src/session/customer-storage.ts'

export interface DraftKey {
  readonly customerId: number
  readonly kind: string
  readonly id: string
}

/** Start of the storage names of all drafts of a kind. */
const startOf = ({ customerId, kind }: Omit<DraftKey, 'id'>, place: string) =>
  `${customerId}.${place}.${kind}.`

export const nameOf = (key: DraftKey, place = 'draft') => startOf(key, place) + key.id

/** Whether a draft of the kind may be saved, without the code that reads drafts; it may be damaged or too old. */
export function mayHaveDraft(kind: string, customerId: number | undefined) {
  if (customerId === undefined) return false
  const start = startOf({ customerId, kind }, 'draft')
  return lastingStorage.names().some((name) => name.startsWith(start))
}
