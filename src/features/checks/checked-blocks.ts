import * as z from 'zod/mini'
import {
  blocksOf,
  type Editor,
  type EditorBlock,
  type EditorState,
} from '#src/features/editor/editor-context.ts'
import { shortHash } from '#src/lib/short-hash.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'
import type { Stretch } from './heard-blocks.ts'
import type { CheckedCue, CueReport } from './subtitle-findings.ts'

export interface KeyedCue extends CheckedCue {
  readonly key: string
}

/** Blocks of a service, and how they are checked. */
export interface CheckedKind {
  /** Part of a project that is checked separately, such as a language of a dub. */
  readonly part?: string
  /** The customer checks the blocks by reading, not by listening. */
  readonly isRead?: boolean
  /** Blocks that have to be checked. */
  readonly blocks: (state: EditorState) => readonly EditorBlock[]
  /** The checked content of a block; a change of it removes the tick. */
  readonly contentOf: (block: EditorBlock, state: EditorState) => string
  /** Blocks with times, in order, for the check of subtitles; absent if there are none. */
  readonly cues?: (state: EditorState) => readonly KeyedCue[]
  /** The block heard at a time of a track; undefined if the sound is not what will be exported. */
  readonly stretchAt: (track: string, seconds: number) => Stretch | undefined
}

/** Ticks of an open project's blocks, kept in this browser. */
export interface CheckedBlocks {
  readonly kind: CheckedKind
  /** Marks of all checked contents. */
  readonly marks: Pick<Signal<ReadonlySet<string>>, 'get' | 'subscribe'>
  /** Findings about each block as a subtitle, by the block's key. */
  readonly reports: Signal<ReadonlyMap<string, CueReport>>
  isChecked(block: EditorBlock): boolean
  set(key: string, isChecked: boolean): void
  /** Takes in ticks of other tabs until the returned function is called. */
  watch(): () => void
}

const Marks = z.string()

const recordOf = ({ projectId }: Editor, part = '') => lastingRecord(`checked ${projectId} ${part}`, Marks)

/**
 * A tick is a mark of a block with its content, so that changing the block takes it away and undo brings it back.
 * Marks of former contents stay until the page closes.
 */
export function createCheckedBlocks(editor: Editor, kind: CheckedKind): CheckedBlocks {
  const { store } = editor
  const record = recordOf(editor, kind.part)
  const read = () => record.read() ?? ''
  let stored = read()
  const marks = createSignal<ReadonlySet<string>>(new Set(stored.split(' ')))
  const known = new WeakMap<EditorBlock, { readonly content: string; readonly mark: string }>()

  function markOf(block: EditorBlock) {
    const content = kind.contentOf(block, store.getState())
    const last = known.get(block)
    if (last?.content === content) return last.mark
    const mark = shortHash(`${block.clientId}\n${content}`)
    known.set(block, { content, mark })
    return mark
  }
  const isChecked = (block: EditorBlock) => marks.get().has(markOf(block))

  return {
    kind,
    marks,
    reports: createSignal<ReadonlyMap<string, CueReport>>(new Map()),
    isChecked,
    set(key, isTicked) {
      const block = store.getBlock(key)
      if (!block || isChecked(block) === isTicked) return
      const next = new Set(marks.get())
      if (isTicked) next.add(markOf(block))
      else next.delete(markOf(block))
      marks.set(next)
      stored = blocksOf(store.getState()).filter(isChecked).map(markOf).join(' ')
      record.keep(stored)
    },
    watch: () =>
      onCustomerStorageChange(() => {
        const latest = read()
        if (latest === stored) return
        stored = latest
        marks.set(new Set(latest.split(' ')))
      }),
  }
}

/** The first unchecked block after a block, from the start again if there is none. */
export function nextUnchecked(
  { kind, isChecked }: CheckedBlocks,
  state: EditorState,
  after: string | undefined,
): EditorBlock | undefined {
  const blocks = kind.blocks(state)
  const places = new Map(state.order.map((key, place) => [key, place]))
  const from = places.get(after ?? '') ?? -1
  const open = blocks.filter((block) => !isChecked(block))
  return open.find(({ key }) => (places.get(key) ?? 0) > from) ?? open[0]
}

const openedCheckedBlocks = new WeakMap<Editor, Signal<CheckedBlocks | undefined>>()

/** The ticks of an open editor, once they are loaded. */
export function checkedIn(editor: Editor): Signal<CheckedBlocks | undefined> {
  const known = openedCheckedBlocks.get(editor) ?? createSignal<CheckedBlocks | undefined>(undefined)
  openedCheckedBlocks.set(editor, known)
  return known
}
