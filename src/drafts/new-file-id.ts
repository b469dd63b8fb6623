import { newId } from '#src/rules/new-id.ts'

/** Ids that sort by age, so that files are restored in their order. */
export const newFileId = (index: number) => `${Date.now()} ${String(index).padStart(3, '0')} ${newId()}`
