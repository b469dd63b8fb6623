import type { core } from 'zod/mini'
import * as z from 'zod/mini'
import { sessionRecord } from '#src/lib/session-record.ts'
import { forgetFiles, type KeptFile, keepFile, readFiles } from './kept-files.ts'

const PREFIX = 'unsent-form '
/** What was not sent for so long is given up. */
const KEPT_MS = 7 * 86_400_000

const Kept = z.object({ keptAtMs: z.number(), fields: z.unknown() })

/** Logouts from this tab: what was open before the last one keeps nothing more. */
let logouts = 0

/** What lies under a key; undefined where nothing does, or what has been given up. */
function readKept(key: string): unknown {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
    return kept && Date.now() - kept.keptAtMs <= KEPT_MS ? kept.fields : undefined
  } catch {
    return undefined
  }
}

/** Drops what has been given up of other forms: nobody may ever open those again. */
function dropOthers(own: string) {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX) || key === own || readKept(key) !== undefined) continue
      localStorage.removeItem(key)
      void forgetFiles(key.slice(PREFIX.length))
    }
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

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
  const openedAfter = logouts
  const isLeft = () => logouts !== openedAfter
  dropOthers(key)
  const drop = () => {
    try {
      localStorage.removeItem(key)
    } catch {
      // A browser that keeps nothing has nothing to drop.
    }
  }
  return {
    readFields: () => z.safeParse(schema, readKept(key)).data,
    keepFields(fields) {
      if (isLeft()) return false
      try {
        localStorage.setItem(key, JSON.stringify({ keptAtMs: Date.now(), fields }))
        return true
      } catch {
        return false
      }
    },
    readFiles: () => readFiles(form),
    async keepFile(file) {
      if (isLeft() || !(await keepFile(form, file))) return false
      if (!isLeft()) return true
      await forgetFiles(form, file.id)
      return false
    },
    forgetFile: (id) => forgetFiles(form, id),
    async forget() {
      drop()
      await forgetFiles(form)
    },
  }
}

/** What this tab alone keeps of a form until it is sent, whoever's it is; a logout forgets it with the others. */
export const unsentInTab = <Fields>(name: string, schema: core.$ZodType<Fields>) =>
  sessionRecord(PREFIX + name, schema)

/**
 * Forgets every form that was not sent, whoever's it is: somebody logs out of this browser. What is still open, and
 * what is still being sent, keeps nothing from here on.
 */
export async function forgetUnsentForms(): Promise<void> {
  logouts += 1
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    }
  } catch {
    // Nothing could be kept either.
  }
  await forgetFiles()
}
