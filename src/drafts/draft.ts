import { newId } from '#src/rules/new-id.ts'
import { logoutCount } from '#src/session/customer-storage.ts'
import type { SavedFile } from './draft-files.ts'
import type { DraftKind } from './draft-kind.ts'
import type { DraftKey } from './draft-names.ts'
import { dropRecord, readValue, recordsOf, takeLock, unlockedDrafts, writeRecord } from './draft-records.ts'
import { type SentContent, withSendingId } from './sent-content.ts'

/** Lazy, because few forms have files. If the code fails to load, no files are saved. */
const loadFiles = () => import('./draft-files.ts').catch(() => undefined)

function createFileSaver(idOf: () => string, isFinished: () => boolean) {
  const openedAfter = logoutCount()
  const isLoggedOut = () => logoutCount() !== openedAfter
  const isOver = () => isFinished() || isLoggedOut()
  /** Files that are on the disk or being written. */
  const known = new Map<string, File>()
  let onDisk: ReadonlySet<string> = new Set()
  let turn: Promise<unknown> = Promise.resolve()
  const next = (step: (files: Awaited<ReturnType<typeof loadFiles>>) => Promise<unknown>) => {
    turn = turn.then(async () => step(await loadFiles()))
  }
  function keep({ id, file }: SavedFile) {
    known.set(id, file)
    next(async (files) => {
      if (isOver() || !(await files?.saveDraftFile(idOf(), { id, file }))) return
      if (isOver()) await files?.forgetFiles(idOf(), id)
      else if (known.get(id) === file) onDisk = new Set([...onDisk, id])
    })
  }
  function forget(id: string) {
    known.delete(id)
    onDisk = new Set([...onDisk].filter((other) => other !== id))
    next(async (files) => files?.forgetFiles(idOf(), id))
  }
  return {
    adopt(files: readonly SavedFile[]) {
      for (const { id, file } of files) known.set(id, file)
      onDisk = new Set(known.keys())
    },
    isOver,
    async set(files: readonly SavedFile[]) {
      // The logout has deleted all files and their database.
      if (isLoggedOut()) return new Set<string>()
      for (const one of files) if (known.get(one.id) !== one.file) keep(one)
      for (const id of known.keys()) if (!files.some((file) => file.id === id)) forget(id)
      await turn
      return onDisk
    },
  }
}

/** Locks that this page is releasing; its next form waits for them, however long that takes. */
let releasedLocks: Promise<unknown> = Promise.resolve()

async function findSavedDraft<Value>(kind: DraftKind<Value>, own: DraftKey) {
  await releasedLocks
  for await (const left of unlockedDrafts(kind, own, true)) {
    return { ...left, files: (await (await loadFiles())?.readFiles(left.key.id)) ?? [] }
  }
  return undefined
}

/**
 * Draft of one form of one customer in this browser until the form is sent: saves fields at once and files as soon as
 * they are on the disk. Other customers cannot see it. It survives reloads, closed tabs and a session end; a logout
 * deletes it. It restores the latest saved draft if no other tab has that open and nothing was saved here meanwhile;
 * otherwise it is a separate draft, so that neither overwrites the other.
 */
export function openDraft<Value>(kind: DraftKind<Value>, customerId: number) {
  let key: DraftKey = { customerId, kind: kind.name, id: newId() }
  let lock = takeLock(key.id)
  let isUsed = false
  let isFinished = false
  let sent: SentContent | undefined
  const files = createFileSaver(
    () => key.id,
    () => isFinished,
  )
  function letGo() {
    const gone = lock.then((release) => release?.())
    releasedLocks = Promise.all([releasedLocks, gone])
  }

  async function takeOver() {
    const left = await findSavedDraft(kind, key)
    if (isUsed) left?.release()
    if (!left || isUsed) return undefined
    letGo()
    key = left.key
    lock = Promise.resolve(left.release)
    sent = left.sent
    files.adopt(left.files)
    return left
  }

  const draft = {
    /** Resolves to the saved draft that is restored here; undefined if there is none. */
    left: takeOver(),
    keep(value: Value, changes = 1) {
      const isKept = !files.isOver() && writeRecord(key, kind, value, { changes, sent })
      isUsed ||= isKept
      return isKept
    },
    /**
     * Request id for the content. The same content has the same id, on a later visit too, because its response may have
     * been lost. Different content has a new id.
     */
    async idFor(content: string) {
      await draft.left
      sent = withSendingId(content, sent)
      return sent.id
    },
    /** Call it when the sent content has arrived; the same content sent again is a new request then. */
    arrived() {
      sent = undefined
    },
    /** Replaces the files. Returns the ids of those that are certainly on the disk. */
    keepFiles(now: readonly SavedFile[]): Promise<ReadonlySet<string>> {
      isUsed ||= now.length > 0
      return files.set(isFinished ? [] : now)
    },
    /** Deletes the content; the draft can be filled again. */
    async forget() {
      dropRecord(key)
      await files.set([])
    },
    /** Deletes the draft (sent or discarded). */
    async finish() {
      isFinished = true
      await draft.forget()
    },
    release() {
      isUsed = true
      letGo()
    },
  }
  return draft
}

export function readDraftOnce<Value>(
  kind: DraftKind<Value>,
  customerId: number | undefined,
): Value | undefined {
  if (customerId === undefined) return undefined
  const [last] = recordsOf(customerId, kind.name)
  return last && readValue(last, kind)
}
