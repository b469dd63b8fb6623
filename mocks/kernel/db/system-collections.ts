import * as z from 'zod/mini'
import { defineCollection } from './entity.ts'
import { sequencesSpec } from './sequences.ts'

/** Something that will happen at `due_at` (ms since 1970), with what its handler needs to know. */
export const DueEventRow = z.object({
  id: z.number(),
  due_at: z.number(),
  kind: z.string(),
  weight: z.enum(['light', 'heavy']),
  /** Name under which whoever planned the event finds it again. */
  key: z.optional(z.string()),
  payload: z.unknown(),
  /** How often the work was begun; it is given up when a tab has died of it too often. */
  attempts: z.number(),
})
export type DueEventRow = z.infer<typeof DueEventRow>

/** A file the world serves; its bytes are with the store, under the same key. */
export const FileRow = z.object({ id: z.string(), name: z.string(), mime: z.string(), size: z.number() })
export type FileRow = z.infer<typeof FileRow>

/** What the world knows about itself, e.g. how its clock stands. */
export const SettingRow = z.object({ id: z.string(), value: z.unknown() })
export type SettingRow = z.infer<typeof SettingRow>

/** Collections of the machinery, in every world. */
export const systemCollections = {
  sequences: sequencesSpec,
  dueEvents: defineCollection(DueEventRow, { due: (a, b) => a.due_at - b.due_at }),
  fileRecords: defineCollection(FileRow),
  settings: defineCollection(SettingRow),
}
