import type { Block } from '#src/contract/block.ts'
import type { Project, ProjectSummary } from '#src/contract/project.ts'
import { createSignal } from '#src/lib/signal.ts'
import type { CaretTarget, Command } from './document/block-commands.ts'
import { stateFromServer } from './document/editor-state.ts'
import { createEditorStore } from './document/editor-store.ts'
import { createHistory } from './document/history.ts'
import { bodyOf, isEditable, summaryOf } from './project-info.ts'
import { noRefusals, type RunRefusals } from './run-refusals.ts'
import { createAutosave } from './sync/autosave.ts'
import { restoreDraft } from './sync/draft.ts'
import type { ClaimedDraft, DraftStorage } from './sync/draft-storage.ts'
import { mergeProject } from './sync/merge-project.ts'
import { createProjectSync } from './sync/project-sync.ts'
import { copyOf } from './sync/server-copy.ts'
import type { SyncGateway } from './sync/sync-gateway.ts'
import type { WriteTurns } from './sync/write-turns.ts'
import type { FindState } from './toolbar/find-state.ts'

export interface EditorOptions {
  readonly project: Project
  readonly gateway: SyncGateway
  readonly storage: Pick<DraftStorage, 'keep'>
  readonly turns: WriteTurns
  /** What closed tabs left unsaved. */
  readonly drafts: readonly ClaimedDraft[]
  readonly refusalText: () => string
  /** Told when blocks had been changed here and elsewhere at once; both texts are kept. */
  readonly onConflicts: (count: number) => void
}

/** How long undo is offered after a removal; Ctrl+Z works ever after. */
const UNDO_OFFER_MS = 8_000

/** One project being edited: content, history, write queue, and what the screen needs beside them. */
export function createEditor({ project, gateway, storage, turns, ...options }: EditorOptions) {
  const summary = createSignal(summaryOf(project))
  const body = createSignal(bodyOf(project))
  const focus = createSignal<CaretTarget | undefined>(undefined)
  const undoOffer = createSignal<string | undefined>(undefined)
  const reveal = createSignal<{ readonly key: string } | undefined>(undefined)
  const found = createSignal<FindState | undefined>(undefined)
  const active = createSignal<string | undefined>(undefined)
  const refused = createSignal<RunRefusals>(noRefusals)
  let undoTimer: ReturnType<typeof setTimeout> | undefined
  const drafts = [...options.drafts]
  let isKnown: (id: number) => boolean = () => true

  function takeDraft(latest: Project) {
    const claimed = drafts.shift()
    if (!claimed) return undefined
    const restored = restoreDraft(claimed.draft, latest)
    const { state, conflicts } = mergeProject(restored.state, restored.copy, latest, restored.unanswered)
    if (conflicts > 0) options.onConflicts(conflicts)
    return { state, unanswered: restored.unanswered, drop: claimed.drop }
  }

  const first = takeDraft(project)
  const store = createEditorStore(first?.state ?? stateFromServer(project), (id) => isKnown(id))
  const sync = createProjectSync({
    store,
    gateway,
    turns,
    copy: copyOf(project),
    unanswered: first?.unanswered,
    refusalText: options.refusalText,
    onResults(latest) {
      body.set(bodyOf(latest))
      receive(summaryOf(latest), latest.body.blocks)
    },
    onRefreshed(latest, conflicts) {
      summary.set(summaryOf(latest))
      body.set(bodyOf(latest))
      // Texts that came together are in this tab alone until they are sent.
      autosave.keepNow()
      if (conflicts > 0) options.onConflicts(conflicts)
    },
  })
  isKnown = (id) => sync.getCopy().blocks.has(id)
  const history = createHistory(store)
  const autosave = createAutosave({
    store,
    sync,
    keep: storage.keep,
    isPaused: () => !isEditable(summary.get()),
    onSaved: () => void takeNextDraft(),
  })

  async function takeNextDraft() {
    if (drafts.length === 0 || sync.isDirty()) return
    const latest = await gateway.fetch()
    sync.takeIn(latest)
    // Typed into meanwhile: the draft waits until that is saved.
    if (sync.isDirty() || sync.getCopy().version !== latest.version) return
    const next = takeDraft(latest)
    if (!next) return
    store.replace(next.state)
    sync.expect(next.unanswered)
    autosave.keepNow()
    next.drop()
    void autosave.save()
  }

  if (first) {
    autosave.keepNow()
    first.drop()
  }

  /** Takes the server's word on results; the customer's text stays as it is here. */
  function receive(latest: ProjectSummary, blocks: readonly Block[]) {
    const keys = new Map([...store.getState().blocks.values()].map((block) => [block.id, block.key]))
    for (const block of blocks) {
      const key = keys.get(block.id)
      if (key) store.patch(key, { generated: block.generated, isStale: block.is_stale })
    }
    // Last, so that whoever hears that a run has ended finds its results.
    summary.set(latest)
  }

  return {
    /** Another one each time a project is opened: as a key, it lets nothing go on with an editor that was closed. */
    visit: crypto.randomUUID(),
    projectId: project.id,
    slug: project.slug,
    store,
    history,
    sync,
    autosave,
    gateway,
    turns,
    /** Title, status, progress and price as the server last said. */
    summary,
    /** What the project is made of besides its blocks, as the server last said. */
    body,
    /** Where the caret is to go. */
    focus,
    /** What was just removed, while undo is offered for it. */
    undoOffer,
    /** A block to bring into view without moving the caret. */
    reveal,
    /** Set while the find bar is open. */
    found,
    /** Key of the block that has the focus. */
    active,
    /** What the server refused of the last run. */
    refused,
    offerUndo(text: string) {
      clearTimeout(undoTimer)
      undoOffer.set(text)
      undoTimer = setTimeout(() => undoOffer.set(undefined), UNDO_OFFER_MS)
    },
    receive,
    canEdit: () => isEditable(summary.get()),
    /** Carries a command out as one step of undo; moves the caret where the command says. */
    run({ edits, focus: target }: Command) {
      if (edits.length === 0 || !isEditable(summary.get())) return false
      history.commit(edits)
      if (target) focus.set(target)
      return true
    },
    typeText(key: string, text: string) {
      if (isEditable(summary.get())) {
        history.commit([{ kind: 'content', key, content: { text } }], `type ${key}`)
      }
    },
    /** What the server has now, merged with what is unsaved here. */
    async refresh() {
      sync.requestRefresh()
      await autosave.save()
    },
  }
}

export type Editor = ReturnType<typeof createEditor>
