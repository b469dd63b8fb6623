import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { createEditor } from './create-editor.ts'
import { createDraftStorage } from './sync/draft-storage.ts'
import { createSyncGateway } from './sync/sync-gateway.ts'
import { watchPage } from './sync/watch-page.ts'
import { createWriteTurns } from './sync/write-turns.ts'

interface OpenOptions {
  client: QueryClient
  project: Project
  /** Nobody waits any more: nothing is taken over. */
  signal: AbortSignal
  refusalText: () => string
  onConflicts: (count: number) => void
}

/**
 * The editor of a project in this browser, with what earlier visits could not save put back in.
 * Undefined when it is not wanted any more.
 */
export async function openEditor({ client, project, signal, ...options }: OpenOptions) {
  const storage = createDraftStorage(project.id)
  const drafts = await storage.claim()
  if (signal.aborted) {
    storage.close()
    return undefined
  }
  const turns = createWriteTurns(project.id)
  const editor = createEditor({
    ...options,
    project,
    storage,
    turns,
    gateway: createSyncGateway(client, project.slug, project.id),
    drafts,
  })
  const stopWatching = watchPage(editor.autosave, editor.sync, turns)
  if (editor.sync.isDirty()) void editor.autosave.save()
  return {
    editor,
    close() {
      stopWatching()
      if (editor.sync.isDirty()) void editor.autosave.save()
      editor.autosave.close()
      turns.close()
      storage.close()
    },
  }
}
