import * as z from 'zod/mini'
import { defineCollection } from './entity.ts'
import { sequencesSpec } from './sequences.ts'

/** An event that is due at `due_at` (ms since 1970), with the payload of its handler. */
export const DueEventRow = z.object({
  id: z.number(),
  due_at: z.number(),
  kind: z.string(),
  weight: z.enum(['light', 'heavy']),
  key: z.optional(z.string()),
  payload: z.unknown(),
  /** How often the handler was started; the event is given up after too many tabs crashed during it. */
  attempts: z.number(),
})
export type DueEventRow = z.infer<typeof DueEventRow>

/** A file of the world; the store keeps its bytes under the same key. */
export const FileRow = z.object({ id: z.string(), name: z.string(), mime: z.string(), size: z.number() })
export type FileRow = z.infer<typeof FileRow>

export const SettingRow = z.object({ id: z.string(), value: z.unknown() })
export type SettingRow = z.infer<typeof SettingRow>

export const systemCollections = {
  sequences: sequencesSpec,
  dueEvents: defineCollection(DueEventRow, { due: (a, b) => a.due_at - b.due_at }),
  fileRecords: defineCollection(FileRow),
  settings: defineCollection(SettingRow),
}
