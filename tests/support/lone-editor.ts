import { createEditor } from '#src/features/editor/core/create-editor.ts'
import { loadWriting } from '#src/features/editor/core/sync/project-sync.ts'
import { noOtherTabs } from '#src/features/editor/core/sync/write-lock.ts'
import type { createModelServer } from './model-server.ts'

// Tests with a fake clock cannot wait for it.
await loadWriting()

/** An editor of the server's document, without drafts and other tabs. */
export const loneEditor = (server: ReturnType<typeof createModelServer>) =>
  createEditor({
    project: server.project(),
    gateway: server.gateway,
    storage: { keep: () => true },
    lock: noOtherTabs,
    refusalText: () => '',
    onConflicts: () => {},
  })
