import type { core } from 'zod/mini'
import * as z from 'zod/mini'
import { forgetFiles, type KeptFile, keepFile, readFiles } from './kept-files.ts'

const PREFIX = 'unsent-form '
/** What was not sent for so long is given up. */
const KEPT_MS = 7 * 86_400_000

const Record = z.object({ keptAtMs: z.number(), fields: z.unknown() })

/** What this browser keeps of a form until it is sent: typed fields at once, files as soon as they are on the disk. */
export interface UnsentForm<Fields> {
  /** Undefined where nothing was kept, or something else than is looked for. */
  readFields(): Fields | undefined
  /** Says whether they could be kept. */
  keepFields(fields: Fields): boolean
  readFiles(): Promise<readonly KeptFile[]>
  keepFile(file: KeptFile): Promise<boolean>
  forgetFile(id: string): Promise<void>
  /** It was sent, or is not wanted any more. */
  forget(): Promise<void>
}

/**
 * One form of one customer: nobody else who signs in here gets to see it. It outlives reloads, closed tabs and
 * sessions that end; a logout forgets it.
 */
export function unsentForm<Fields>(
  name: string,
  customerId: number,
  schema: core.$ZodType<Fields>,
): UnsentForm<Fields> {
  const form = `${customerId} ${name}`
  const key = PREFIX + form
  const drop = () => {
    try {
      localStorage.removeItem(key)
    } catch {
      // A browser that keeps nothing has nothing to drop.
    }
  }
  return {
    readFields() {
      try {
        const kept = Record.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
        if (!kept || Date.now() - kept.keptAtMs > KEPT_MS) return undefined
        return z.safeParse(schema, kept.fields).data
      } catch {
        return undefined
      }
    },
    keepFields(fields) {
      try {
        localStorage.setItem(key, JSON.stringify({ keptAtMs: Date.now(), fields }))
        return true
      } catch {
        return false
      }
    },
    readFiles: () => readFiles(form),
    keepFile: (file) => keepFile(form, file),
    forgetFile: (id) => forgetFiles(form, id),
    async forget() {
      drop()
      await forgetFiles(form)
    },
  }
}

/** Forgets every form that was not sent, whoever's it is: somebody has logged out of this browser. */
export async function forgetUnsentForms(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Nothing could be kept either.
  }
  await forgetFiles()
}
