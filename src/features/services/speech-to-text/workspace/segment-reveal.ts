import type { Editor } from '#src/features/editor/create-editor.ts'
import { createSignal } from '#src/features/editor/document/signal.ts'
import { isInProgress } from '#src/features/editor/project-info.ts'

/** What of a run is on the page; `undefined` when there is nothing left to reveal. */
export interface SegmentReveal {
  /** Keys of segments that have arrived and whose turn has not come. */
  readonly hidden: ReadonlySet<string>
  /** The segment being typed out; once all of it is there its typing-end flag is set and the next one follows. */
  readonly typing?: { readonly key: string; readonly characters: number; readonly isTypingEnd: boolean }
}

const TICK_MS = 40
/** A segment is typed out in this time, however long; faster while others wait. */
const TYPING_MS = 900
const SHORTEST_TYPING_MS = 80

/**
 * Reveals segments one after the other as they arrive [spec 4]: each is typed out, and the end of its typing brings
 * the next. Those that were there before anybody looked, or before the run, are not typed.
 * @param isStill shows everything at once, for those who want no motion.
 */
export function createSegmentReveal(editor: Editor, isStill: () => boolean) {
  const signal = createSignal<SegmentReveal | undefined>(undefined)
  /** Key of the segment that was finished last. */
  const finished = createSignal<string | undefined>(undefined)
  let known: { order: readonly string[]; keys: ReadonlySet<string> } | undefined
  let isSkipped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Asked with every key that is pressed: the segments are looked through only when their order is another one. */
  function arrived(): string[] {
    const order = editor.store.getOrder()
    if (known?.order === order) return []
    const before = known?.keys
    known = { order, keys: new Set(order) }
    return before ? order.filter((key) => !before.has(key)) : []
  }

  const waiting = ({ hidden }: SegmentReveal) => editor.store.getOrder().filter((key) => hidden.has(key))

  function startNext(reveal: SegmentReveal) {
    const [key] = waiting(reveal)
    if (key === undefined) return signal.set(undefined)
    const hidden = new Set(reveal.hidden)
    hidden.delete(key)
    signal.set({ hidden, typing: { key, characters: 0, isTypingEnd: false } })
  }

  function tick() {
    timer = undefined
    const reveal = signal.get()
    if (!reveal) return
    const { typing } = reveal
    if (!typing || typing.isTypingEnd) startNext(reveal)
    else {
      const length = editor.store.getBlock(typing.key)?.text.length ?? 0
      const typingMs = Math.max(SHORTEST_TYPING_MS, TYPING_MS / (1 + reveal.hidden.size))
      const characters = typing.characters + Math.max(1, Math.ceil((length * TICK_MS) / typingMs))
      const isTypingEnd = characters >= length
      signal.set({ ...reveal, typing: { ...typing, characters, isTypingEnd } })
      if (isTypingEnd) finished.set(typing.key)
    }
    schedule()
  }

  function schedule() {
    if (signal.get()) timer ??= setTimeout(tick, TICK_MS)
  }

  function look() {
    const added = arrived()
    if (added.length === 0 || !isInProgress(editor.summary.get()) || isSkipped) return
    if (isStill()) return finished.set(added.at(-1))
    const reveal = signal.get()
    signal.set({ ...reveal, hidden: new Set([...(reveal?.hidden ?? []), ...added]) })
    schedule()
  }

  return {
    signal,
    finished,
    /** Begins to follow the editor; returns what ends it. */
    open() {
      const stop = editor.store.subscribe(look)
      look()
      schedule()
      return () => {
        clearTimeout(timer)
        timer = undefined
        stop()
      }
    },
    skip() {
      isSkipped = true
      signal.set(undefined)
    },
    /** The next run is revealed again. */
    reset() {
      isSkipped = false
    },
  }
}
