import { newId } from '#src/rules/new-id.ts'

/** Ids that are in order by age, so that what is kept by them comes back in its order. */
export const newFileId = (index: number) => `${Date.now()} ${String(index).padStart(3, '0')} ${newId()}`
