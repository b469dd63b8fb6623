import type { Draft } from './draft.ts'

export interface ClaimedDraft {
  readonly draft: Draft
  /** Throws it away, once it is part of this tab's own work. */
  drop(): void
}

/** Where a tab keeps what is not on the server yet. All of it is synchronous: the page may be about to go. */
export interface DraftStorage {
  /** Says whether it could be kept. */
  keep(draft: Draft | undefined): boolean
  /** Drafts of tabs that are gone: they are this one's to take over. */
  claim(): Promise<readonly ClaimedDraft[]>
  close(): void
}

const nameOf = (projectId: number, tab: string) => `unsaved.${projectId}.${tab}`

function parse(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null
    return draft?.format === 1 && Array.isArray(draft.blocks) ? draft : undefined
  } catch {
    // Cut off by a full disk: there is nothing in it that could be restored.
    return undefined
  }
}

/** A lock that lasts as long as the tab: whoever gets the lock of a draft knows that its tab is gone. */
function holdLock(name: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(name, () => held).catch(() => undefined)
  return () => release()
}

async function isFree(name: string) {
  if (!navigator.locks) return true
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null)
}

/** Drafts of one project in `localStorage`, one per tab, so that two tabs do not overwrite each other's. */
export function createDraftStorage(projectId: number): DraftStorage {
  const own = nameOf(projectId, crypto.randomUUID())
  const release = holdLock(own)
  let isClosed = false
  return {
    keep(draft) {
      try {
        // Another tab has taken it over since this one was closed.
        if (isClosed && localStorage.getItem(own) === null) return true
        if (draft) localStorage.setItem(own, JSON.stringify(draft))
        else localStorage.removeItem(own)
        return true
      } catch {
        // Storage is full or refused: the work lives in memory only, and the save state says so.
        return false
      }
    },
    async claim() {
      const drafts: ClaimedDraft[] = []
      const start = nameOf(projectId, '')
      let names: string[] = []
      try {
        names = Object.keys(localStorage).filter((name) => name.startsWith(start) && name !== own)
      } catch {
        // No storage at all, so nothing was kept either.
      }
      for (const name of names.sort()) {
        if (!(await isFree(name))) continue
        const draft = parse(localStorage.getItem(name))
        const drop = () => localStorage.removeItem(name)
        if (draft) drafts.push({ draft, drop })
        else drop()
      }
      return drafts
    },
    close() {
      isClosed = true
      release()
    },
  }
}
