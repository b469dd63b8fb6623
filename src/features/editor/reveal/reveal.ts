import type { Editor } from '../create-editor.ts'
import { createSignal } from '../document/signal.ts'
import { isInProgress } from '../project-info.ts'

/** What is shown while a run goes on; `undefined` when there is nothing left to reveal. */
export interface Reveal {
  /** Keys of blocks that are not shown yet. */
  readonly hidden: ReadonlySet<string>
  /** The block being typed out; once all of it is there its typing-end flag is set and the next one follows. */
  readonly typing?: { readonly key: string; readonly characters: number; readonly isTypingEnd: boolean }
}

const TICK_MS = 40
/** A block is typed out in this time, however long; faster while others wait. */
const TYPING_MS = 900
const SHORTEST_TYPING_MS = 120

const isWaiting = (status: string | undefined) => status === 'queued' || status === 'running'

/**
 * Reveals the blocks of a run one after the other [spec 4]: each that is finished is typed out, and the end of
 * its typing brings the next. Blocks that were finished before anybody looked are there from the start.
 * @param isStill shows everything at once, for those who want no motion.
 */
export function createReveal(editor: Editor, isStill: () => boolean) {
  const signal = createSignal<Reveal | undefined>(undefined)
  let isSkipped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const statusOf = (key: string) => editor.store.getBlock(key)?.generated.status

  function begin() {
    const waiting = editor.store.getOrder().filter((key) => isWaiting(statusOf(key)))
    if (waiting.length > 0 && !isSkipped && !isStill()) signal.set({ hidden: new Set(waiting) })
  }

  /** Finished and not shown, in the order of the text. */
  function finished({ hidden }: Reveal) {
    return editor.store.getOrder().filter((key) => hidden.has(key) && !isWaiting(statusOf(key)))
  }

  function startNext(reveal: Reveal) {
    const [key] = finished(reveal)
    if (key === undefined) {
      const left = editor.store.getOrder().some((other) => reveal.hidden.has(other))
      return signal.set(left ? { hidden: reveal.hidden } : undefined)
    }
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
      const typingMs = Math.max(SHORTEST_TYPING_MS, TYPING_MS / (1 + finished(reveal).length))
      const characters = typing.characters + Math.max(1, Math.ceil((length * TICK_MS) / typingMs))
      signal.set({ ...reveal, typing: { ...typing, characters, isTypingEnd: characters >= length } })
    }
    schedule()
  }

  function schedule() {
    const reveal = signal.get()
    const isIdle = !reveal || (!reveal.typing && finished(reveal).length === 0)
    if (!isIdle) timer ??= setTimeout(tick, TICK_MS)
  }

  function look() {
    // Asked with every key that is pressed: the blocks are only looked through while work is under way.
    if (!signal.get() && isInProgress(editor.summary.get())) begin()
    schedule()
  }

  return {
    signal,
    /** Begins to follow the editor; returns what ends it. */
    open() {
      // The status is known after the blocks: a run has begun only when both have been heard of.
      const unsubscribe = [editor.store.subscribe(look), editor.summary.subscribe(look)]
      look()
      return () => {
        clearTimeout(timer)
        timer = undefined
        for (const stop of unsubscribe) stop()
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
