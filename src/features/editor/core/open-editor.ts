import type { QueryClient } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { onAutosave } from '#src/drafts/save-drafts.ts'
import { openTabDrafts } from '#src/drafts/tab-drafts.ts'
import { onForcedReload } from '#src/session/forced-reload.ts'
import { createEditor } from './create-editor.ts'
import { type ContentKind, plainContent } from './document/own-content.ts'
import type { Autosave } from './sync/autosave.ts'
import { changesIn, type DraftStorage } from './sync/draft.ts'
import { loadWriting, type ProjectSync } from './sync/project-sync.ts'
import type { SyncGateway } from './sync/sync-gateway.ts'
import { createWriteLock, type WriteLock } from './sync/write-lock.ts'

/**
 * Saves when the page is hidden, stores a draft when it unloads, and fetches others' changes when the
 * customer returns. Returns a function that stops it.
 */
function watchPage(autosave: Autosave, sync: ProjectSync, lock: WriteLock) {
  const listening = new AbortController()
  const { signal } = listening
  const refresh = () => {
    sync.requestRefresh()
    void autosave.save()
  }
  const checkForChanges = async () => {
    await sync.checkVersion()
    void autosave.save()
  }
  const leave = () => {
    autosave.keepNow()
    if (sync.isDirty()) void autosave.save()
  }
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : void checkForChanges()),
    { signal },
  )
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('focus', () => void checkForChanges(), { signal })
  window.addEventListener('online', () => void autosave.save(), { signal })
  const stopKeeping = onForcedReload(autosave.keepNow)
  const stopSaving = onAutosave(autosave.save)
  const stopLock = lock.subscribe(refresh)
  return () => {
    listening.abort()
    stopKeeping()
    stopSaving()
    stopLock()
  }
}

/** Calls of the project, whose code is loaded with the first one. */
function lateGateway(client: QueryClient, project: Project): SyncGateway {
  let opened: SyncGateway | undefined
  async function open() {
    opened ??= (await loadWriting()).createSyncGateway(client, project)
    return opened
  }
  return {
    fetch: async () => (await open()).fetch(),
    version: async () => (await open()).version(),
    whole: async (ids) => (await open()).whole(ids),
    defaults: async (call) => (await open()).defaults(call),
    add: async (call) => (await open()).add(call),
    update: async (call) => (await open()).update(call),
    delete: async (call) => (await open()).delete(call),
    sort: async (call) => (await open()).sort(call),
    save: async (call) => (await open()).save(call),
  }
}

/**
 * By project id: closes the open editor and passes its content and pending writes to the next editor of that project.
 */
const editorHandovers = new Map<number, () => void>()

interface OpenOptions {
  client: QueryClient
  project: Project
  kind?: ContentKind | undefined
  /** Aborting it stops the opening. */
  signal: AbortSignal
  refusalText: (error: unknown) => string
  onConflicts: (count: number) => void
}

const createDraftStorage = (slug: ServiceSlug, projectId: number, kind: ContentKind): DraftStorage =>
  openTabDrafts(
    {
      name: `project ${slug} ${projectId}`,
      version: 1,
      loadSchema: async () => (await loadWriting()).draftSchema(kind),
    },
    changesIn,
  )

/** @throws Error if there are drafts, and the code that restores them could not be fetched; they stay stored */
async function claimDrafts(
  storage: DraftStorage,
  kind: ContentKind,
  onConflicts: OpenOptions['onConflicts'],
) {
  try {
    const drafts = await storage.claim()
    if (drafts.length === 0) return undefined
    const { createSavedDrafts } = await loadWriting()
    return createSavedDrafts(drafts, kind, onConflicts)
  } catch (error) {
    storage.close()
    throw error
  }
}

/**
 * Opens the editor of a project with the drafts of earlier visits restored. Undefined if it is no longer
 * needed.
 */
export async function openEditor({ client, project, kind = plainContent, signal, ...options }: OpenOptions) {
  const storage = createDraftStorage(project.slug, project.id, kind)
  const handOver = editorHandovers.get(project.id)
  editorHandovers.delete(project.id)
  handOver?.()
  const saved = await claimDrafts(storage, kind, options.onConflicts)
  if (signal.aborted) {
    storage.close()
    return undefined
  }
  const lock = createWriteLock(project.id)
  const gateway = lateGateway(client, project)
  const editor = createEditor({ ...options, project, kind, storage, lock, gateway, saved })
  const stopWatching = watchPage(editor.autosave, editor.sync, lock)
  // The first change needs the code soon; a failed load is repeated when it is saved.
  editor.store.subscribeEdits(() => void loadWriting().catch(() => undefined))
  // The project may have been fetched before the last save reached the server. So nothing counts as saved
  // until the next fetch, which the lock delays until that save ends.
  if (handOver) editor.sync.loseSight()
  if (editor.sync.isDirty()) void editor.autosave.save()
  return {
    editor,
    close() {
      stopWatching()
      const isDirty = editor.sync.isDirty()
      const saved = isDirty ? editor.autosave.save() : Promise.resolve()
      if (isDirty) {
        editorHandovers.set(project.id, () => {
          editor.sync.stop()
          editor.autosave.keepNow()
        })
      }
      editor.autosave.close()
      // Other tabs may take the draft at once; the lock tells them when the save in progress has ended.
      storage.close()
      void saved.finally(() => lock.close())
    },
  }
}
