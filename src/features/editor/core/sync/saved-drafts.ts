import * as z from 'zod/mini'
import { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import type { ClaimedDraft } from '#src/drafts/tab-drafts.ts'
import { newBlock } from '../document/editor-block.ts'
import { type EditorState, stateFromServer } from '../document/editor-state.ts'
import type { EditorStore } from '../document/editor-store.ts'
import { type ContentKind, plainContent } from '../document/own-content.ts'
import type { Draft } from './draft-schema.ts'
import { mergeOrders, mergeProject } from './merge-project.ts'
import { copyOf, nothingPending, type ServerCopy, type Unanswered } from './server-copy.ts'
import { withDelayedWrites } from './settled.ts'
import { fetchFailureOf, type SyncGateway, type WriteFailure } from './sync-gateway.ts'

const KIND = /^project ([\w-]+) (\d+)$/

export function projectOfDrafts(kind: string) {
  const [, slug, id] = KIND.exec(kind) ?? []
  const known = z.safeParse(ServiceSlug, slug)
  return known.success ? { slug: known.data, id: Number(id) } : undefined
}

/** The part of the write queue that a restored draft changes. */
interface DraftSync {
  readonly isDirty: () => boolean
  readonly getCopy: () => ServerCopy
  readonly takeIn: (project: Project) => void
  readonly loseSight: () => void
  readonly expect: (sent: Unanswered, withDelayed: (copy: ServerCopy) => ServerCopy) => void
}

interface DraftAutosave {
  readonly failed: (failure: WriteFailure) => void
  readonly keepNow: () => void
  readonly save: () => Promise<unknown>
}

interface DraftEditor {
  readonly store: EditorStore
  readonly sync: DraftSync
  readonly autosave: DraftAutosave
  readonly gateway: SyncGateway
}

/**
 * Fetches the project for the next saved draft. After a failure nothing counts as saved, so the next save
 * tries again.
 */
async function fetchForNextDraft({ sync, autosave, gateway }: DraftEditor) {
  try {
    return await gateway.fetch()
  } catch (error) {
    sync.loseSight()
    autosave.failed(fetchFailureOf(error))
    return undefined
  }
}

/**
 * Unsaved drafts of closed tabs, one after the other.
 * @param onConflicts receives the number of blocks with a conflict between a draft and the project
 */
export function createSavedDrafts(
  claimed: readonly ClaimedDraft<Draft>[],
  kind: ContentKind,
  onConflicts: (count: number) => void,
) {
  let waiting = claimed
  function take(latest: Project) {
    const [next, ...rest] = waiting
    if (!next) return undefined
    waiting = rest
    const { state: left, copy, unanswered } = restoreDraft(next.draft, latest, kind)
    const { state, conflicts } = mergeProject(left, copy, latest, unanswered, kind)
    if (conflicts > 0) onConflicts(conflicts)
    return {
      state,
      /** The draft is now in the store, so its stored copy is replaced by that of the autosave. */
      replaceStored(sync: DraftSync, autosave: DraftAutosave) {
        sync.expect(unanswered, (known) => withDelayedWrites(known, nothingPending, copy))
        autosave.keepNow()
        next.drop()
      },
    }
  }
  return {
    take,
    async takeNext(editor: DraftEditor) {
      const { store, sync, autosave } = editor
      if (waiting.length === 0 || sync.isDirty()) return
      const latest = await fetchForNextDraft(editor)
      if (!latest) return
      sync.takeIn(latest)
      // The customer typed meanwhile: the draft waits until that is saved.
      if (sync.isDirty() || sync.getCopy().version !== latest.version) return
      const next = take(latest)
      if (!next) return
      store.replace(next.state)
      next.replaceStored(sync, autosave)
      void autosave.save()
    },
  }
}

export type SavedDrafts = ReturnType<typeof createSavedDrafts>

interface Restored {
  readonly state: EditorState
  readonly copy: ServerCopy
  readonly unanswered: Unanswered
}

function restoreBlocks(draft: Draft, fresh: EditorState, copy: ServerCopy) {
  const blocks = new Map(fresh.blocks)
  const serverBlocks = new Map(copy.blocks)
  const keyOf = new Map<number | string, string>()
  for (const block of fresh.blocks.values()) if (block.id !== undefined) keyOf.set(block.id, block.key)
  for (const { id, clientId, key, type, content, was } of draft.blocks) {
    const block = id === undefined ? undefined : blocks.get(keyOf.get(id) ?? '')
    // Drafts of an earlier version have no service content.
    const own = content.own ?? block?.own?.withText(content.text)
    const restored = block
      ? { ...block, ...content, ...(own && { own }) }
      : { ...newBlock(content), key, id, clientId, type }
    blocks.set(restored.key, restored)
    keyOf.set(id ?? key, restored.key)
    if (id !== undefined && was) serverBlocks.set(id, { ...was, id })
  }
  for (const was of draft.removed ?? []) if (serverBlocks.has(was.id)) serverBlocks.set(was.id, was)
  return { blocks, serverBlocks, keyOf }
}

function entriesWithKeys<Key, Value>(
  entries: ReadonlyMap<Key, Value>,
  keys: readonly Key[],
): Map<Key, Value> {
  const result = new Map<Key, Value>()
  for (const key of keys) {
    const value = entries.get(key)
    if (value !== undefined) result.set(key, value)
  }
  return result
}

/**
 * The tab's state at the time of the draft, based on the present project: a state and a server copy that
 * differ exactly in the draft's changes, ready to merge with the project.
 */
export function restoreDraft(draft: Draft, project: Project, kind: ContentKind = plainContent): Restored {
  const fresh = stateFromServer(project, kind)
  const now = copyOf(project, kind)
  const { blocks, serverBlocks, keyOf } = restoreBlocks(draft, fresh, now)
  const order = draft.order
    ? draft.order.flatMap((name) => keyOf.get(name) ?? [])
    : mergeOrders(fresh.order, [...blocks.keys()])
  const known = draft.orderWas?.filter((id) => serverBlocks.has(id)) ?? [...serverBlocks.keys()]
  return {
    state: { order, blocks: entriesWithKeys(blocks, order), defaults: draft.defaults?.now ?? fresh.defaults },
    copy: {
      ...now,
      order: known,
      blocks: entriesWithKeys(serverBlocks, known),
      defaults: draft.defaults?.was ?? now.defaults,
      lateNew: new Map(draft.lateNew),
      isWriteLate: draft.lateWriteVersion !== undefined && draft.lateWriteVersion === now.version,
    },
    unanswered: draft.sent
      ? { ...draft.sent, contents: new Map(draft.sent.contents), removed: new Set(draft.sent.removed) }
      : nothingPending,
  }
}
