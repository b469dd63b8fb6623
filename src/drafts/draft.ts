import { logoutCount } from '#src/session/customer-storage.ts'
import type { KeptFile } from './draft-files.ts'
import { takeLock } from './draft-lock.ts'
import {
  type DraftKey,
  type DraftKind,
  dropGivenUp,
  dropRecord,
  readValue,
  recordsOf,
  writeRecord,
} from './draft-records.ts'

/** Few forms have files. Where their code does not come, none are kept. */
const files = () => import('./draft-files.ts').catch(() => undefined)

/** What this browser keeps of a form until it is sent: typed fields at once, files as soon as they are on the disk. */
export interface Draft<Value> {
  /** Undefined where nothing was kept, or something that cannot be read any more. */
  read(): Value | undefined
  /** Says whether it could be kept. */
  keep(value: Value): boolean
  readFiles(): Promise<readonly KeptFile[]>
  keepFile(file: KeptFile): Promise<boolean>
  forgetFile(id: string): Promise<void>
  /** It was sent, or is not wanted any more. */
  forget(): Promise<void>
  /** Another tab, or the next visit, may take it over. */
  release(): void
}

function draftAt<Value>(key: DraftKey, kind: DraftKind<Value>, release: () => void): Draft<Value> {
  const openedAfter = logoutCount()
  const isLeft = () => logoutCount() !== openedAfter
  let hasFiles = readValue(key, kind) !== undefined
  return {
    read: () => readValue(key, kind),
    keep: (value) => !isLeft() && writeRecord(key, kind, value),
    readFiles: async () => (await files())?.readFiles(key.id) ?? [],
    async keepFile(file) {
      hasFiles = true
      const store = await files()
      if (isLeft() || !(await store?.keepFile(key.id, file))) return false
      if (!isLeft()) return true
      await store?.forgetFiles(key.id, file.id)
      return false
    },
    forgetFile: async (id) => (await files())?.forgetFiles(key.id, id),
    async forget() {
      dropRecord(key)
      if (hasFiles) await (await files())?.forgetFiles(key.id)
    },
    release,
  }
}

/** What is typed before it is known whether the form was left with something in it. */
export interface EarlyDraft<Value> {
  keep(value: Value): void
  keepFiles(files: readonly KeptFile[]): void
  isUsed(): boolean
  /** Goes on as the form's draft; what was left earlier stays for another visit. */
  take(): Draft<Value>
  release(): void
}

/** Keeps what a customer types at once, while `openDraft` still looks for what was left. */
export function earlyDraft<Value>(kind: DraftKind<Value>, customerId: number): EarlyDraft<Value> {
  const key = { customerId, kind: kind.name, id: crypto.randomUUID() }
  const lock = takeLock(key.id)
  const release = () => void lock.then((letGo) => letGo?.())
  const draft = draftAt(key, kind, release)
  const known = new Set<File>()
  let isUsed = false
  return {
    keep(value) {
      isUsed = draft.keep(value) || isUsed
    },
    keepFiles(files) {
      for (const kept of files) {
        if (known.has(kept.file)) continue
        known.add(kept.file)
        isUsed = true
        void draft.keepFile(kept)
      }
    },
    isUsed: () => isUsed,
    take: () => draft,
    release,
  }
}

/** Drops what was left a week ago, files included. */
async function giveUp() {
  const old = dropGivenUp()
  if (old.length === 0) return
  const store = await files()
  for (const { id } of old) await store?.forgetFiles(id)
}

/**
 * One form of one customer: nobody else who signs in here gets to see it. It outlives reloads, closed tabs and
 * sessions that end; a logout forgets it. Goes on with what was left last, if no other tab has it open; another tab
 * begins a draft of its own, so that neither overwrites the other's.
 */
export async function openDraft<Value>(kind: DraftKind<Value>, customerId: number): Promise<Draft<Value>> {
  void giveUp()
  const left = recordsOf(customerId, kind.name)
  for (const [index, { id }] of left.entries()) {
    const release = await takeLock(id, { isPatient: index === 0 })
    const key = { customerId, kind: kind.name, id }
    if (!release) continue
    if (readValue(key, kind) !== undefined) return draftAt(key, kind, release)
    release()
  }
  const id = crypto.randomUUID()
  const release = (await takeLock(id)) ?? (() => {})
  return draftAt({ customerId, kind: kind.name, id }, kind, release)
}

/** What was left last of a kind, whoever has it open. */
export function peekDraft<Value>(kind: DraftKind<Value>, customerId: number | undefined): Value | undefined {
  if (customerId === undefined) return undefined
  const [last] = recordsOf(customerId, kind.name)
  return last && readValue(last, kind)
}
