import * as z from 'zod/mini'
import { BlockType, type SpeechSettings } from '#src/contract/block.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import type { ClaimedDraft } from '#src/drafts/tab-drafts.ts'
import { newBlock } from '../document/editor-block.ts'
import { type EditorState, stateFromServer } from '../document/editor-state.ts'
import type { EditorStore } from '../document/editor-store.ts'
import { type ContentKind, plainContent } from '../document/own-content.ts'
import { mergeOrders, mergeProject } from './merge-project.ts'
import { copyOf, nothingPending, type ServerCopy, type Unanswered } from './server-copy.ts'
import { withDelayedWrites } from './settled.ts'
import { fetchFailureOf, type SyncGateway, type WriteFailure } from './sync-gateway.ts'

/** Less strict than the server, because text may be incomplete during typing. */
const settings = {
  speed: z.optional(z.number()),
  pitch: z.optional(z.number()),
  pause: z.optional(z.number()),
  pronunciations: z.optional(z.array(z.object({ written: z.string(), said: z.string() }))),
  language: z.optional(z.int()),
  character: z.optional(z.string()),
  is_left_out: z.optional(z.boolean()),
} satisfies Record<keyof SpeechSettings, unknown>
const Settings = z.nullable(z.object(settings))

export function draftSchema({ draft: own }: ContentKind) {
  const content = {
    text: z.string(),
    voiceId: z.nullable(z.int()),
    settings: Settings,
    own: z.optional(own.block),
  }
  const Content = z.object(content)
  const Defaults = z.object({
    language: z.int(),
    voiceId: z.nullable(z.int()),
    settings: Settings,
    own: z.optional(own.project),
  })
  const known = {
    ...content,
    version: z.optional(z.int()),
    late: z.optional(z.object({ content: z.optional(Content) })),
  }
  const DraftBlock = z.object({
    key: z.string(),
    id: z.optional(z.int()),
    clientId: z.string(),
    type: BlockType,
    content: Content,
    was: z.optional(z.object(known)),
  })
  const Sent = z.object({
    contents: z.readonly(z.array(z.readonly(z.tuple([z.union([z.int(), z.string()]), Content])))),
    removed: z.readonly(z.array(z.int())),
    mayBeRemoved: z.optional(z.readonly(z.array(z.int()))),
    order: z.optional(z.readonly(z.array(z.int()))),
    defaults: z.optional(z.partial(Defaults)),
  })
  return z.object({
    blocks: z.readonly(z.array(DraftBlock)),
    /** Ids and, for new blocks, keys in their order; absent if only text has changed. */
    order: z.optional(z.readonly(z.array(z.union([z.int(), z.string()])))),
    orderWas: z.optional(z.readonly(z.array(z.int()))),
    /** Removed blocks with the server's content: a block that others have changed since comes back. */
    removed: z.optional(z.readonly(z.array(z.object({ ...known, id: z.int() })))),
    defaults: z.optional(z.object({ now: Defaults, was: Defaults })),
    sent: z.optional(Sent),
    /** Version with which an order or setting was sent that may still arrive. */
    lateWriteVersion: z.optional(z.int()),
    lateNew: z.optional(z.readonly(z.array(z.readonly(z.tuple([z.string(), z.readonly(z.array(Content))]))))),
  })
}

export type Draft = z.infer<ReturnType<typeof draftSchema>>

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
