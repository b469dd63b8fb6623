import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { createSelection } from '#src/lib/row-selection.ts'
import { newId } from '#src/rules/new-id.ts'
import { createCommands, createUndoRedo } from './commands.ts'
import type { Edit } from './document/edit.ts'
import { blocksFromServer, keepWhole, resultOf } from './document/editor-block.ts'
import { stateFromServer } from './document/editor-state.ts'
import { type BlockFields, createEditorStore, type EditorStore } from './document/editor-store.ts'
import { isAllowed, isLocked } from './document/locked-blocks.ts'
import { type ContentKind, plainContent } from './document/own-content.ts'
import { createHistory } from './history/history.ts'
import { createLeavingBlocks } from './leaving-blocks.ts'
import { bodyOf, createScreenState, type ScreenState, summaryOf } from './screen-state.ts'
import { createAutosave } from './sync/autosave.ts'
import type { DraftStorage } from './sync/draft.ts'
import { createProjectSync } from './sync/project-sync.ts'
import type { SavedDrafts } from './sync/saved-drafts.ts'
import { copyOf } from './sync/server-copy.ts'
import type { SyncGateway } from './sync/sync-gateway.ts'
import type { WriteLock } from './sync/write-lock.ts'
import { createWholeResults } from './whole-results.ts'

export interface EditorOptions {
  readonly project: Project
  readonly kind?: ContentKind
  readonly gateway: SyncGateway
  readonly storage: Pick<DraftStorage, 'keep'>
  readonly lock: WriteLock
  /** Drafts of earlier visits; left out if there are none. */
  readonly saved?: SavedDrafts | undefined
  readonly refusalText: (error: unknown) => string
  /** Called when blocks were changed here and on the server at the same time; both texts are kept. */
  readonly onConflicts: (count: number) => void
}

/** Applies only results of the server; the customer's text stays unchanged. */
const createReceiver =
  (store: EditorStore, { summary }: ScreenState) =>
  (latest: ProjectSummary, blocks: readonly Block[]) => {
    const known = new Map([...store.getState().blocks.values()].map((block) => [block.id, block]))
    const results = new Map<string, BlockFields>()
    for (const latest of blocks) {
      const block = known.get(latest.id)
      if (!block) continue
      const { is_stale: isStale } = latest
      const generated = keepWhole(block.generated, resultOf(latest))
      const isNew = block.isStale !== isStale || block.generated !== generated
      if (isNew) results.set(block.key, { generated, isStale })
    }
    store.patchAll(results)
    // Last, so that listeners to the end of a run find its results.
    summary.set(latest)
  }

const createPermission =
  (store: EditorStore, { summary }: ScreenState) =>
  (edits: readonly Edit[]) =>
    isAllowed(edits, store.getState(), summary.get())

const historyOf = (store: EditorStore, screen: ScreenState) =>
  createHistory({
    apply: store.apply,
    allows: createPermission(store, screen),
    beforeStep: screen.upcoming.set,
  })

const identityOf = ({ project, kind = plainContent, lock }: EditorOptions) => ({
  /** New each time a project is opened. As a key it remounts everything that used a closed editor. */
  visit: newId(),
  projectId: project.id,
  slug: project.slug,
  kind,
  lock,
})

const selectionOf = (store: EditorStore, { active }: ScreenState) =>
  createSelection({ ...store, has: (key) => store.getBlock(key) !== undefined }, active)

export function createEditor(options: EditorOptions) {
  const { project, kind = plainContent, gateway, storage, saved, onConflicts } = options
  const screen = createScreenState(project)
  const first = saved?.take(project)
  const isOnServer = (id: number): boolean => sync.getCopy().blocks.has(id)
  const blocks = blocksFromServer(project, kind)
  const store = createEditorStore(first?.state ?? stateFromServer(project, kind, blocks), isOnServer)
  const receive = createReceiver(store, screen)
  const sync = createProjectSync({
    ...options,
    store,
    copy: copyOf(project, kind, blocks),
    isAsOnServer: first === undefined,
    isLocked: (block) => isLocked(block, screen.summary.get()),
    onResults(latest) {
      screen.body.set(bodyOf(latest))
      receive(summaryOf(latest), latest.body.blocks)
    },
    onRefreshed(latest, conflicts) {
      screen.summary.set(summaryOf(latest))
      screen.body.set(bodyOf(latest))
      // Until they are sent, merged texts exist only in this tab.
      autosave.keepNow()
      if (conflicts > 0) onConflicts(conflicts)
    },
  })
  const history = historyOf(store, screen)
  screen.summary.subscribe(history.check)
  const leaving = createLeavingBlocks(store, sync)
  const isPaused = () => !hasOpenBlocks(screen.summary.get())
  const onSaved = () => void saved?.takeNext({ store, sync, autosave, gateway })
  const autosave = createAutosave({ store, sync, keep: storage.keep, isPaused, onSaved })
  first?.replaceStored(sync, autosave)
  async function refresh() {
    sync.requestRefresh()
    await autosave.save()
  }
  function takeIn(latest: Project) {
    sync.takeIn(latest)
    // Without versions nobody knows whether it is newer than what is shown, so it is fetched again.
    if (sync.isRefreshDue()) void autosave.save()
  }
  const parts = { store, history, screen }
  return {
    ...{ ...identityOf(options), opened: store.getState() },
    ...screen,
    ...{ ...createCommands(parts), ...createUndoRedo(parts) },
    ...{ store, history, leaving, autosave, receive, refresh, sync: { ...sync, takeIn } },
    ...{ wholeResult: createWholeResults(store, gateway), selection: selectionOf(store, screen) },
  }
}

export type Editor = ReturnType<typeof createEditor>
