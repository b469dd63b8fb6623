import type { Editor } from '../create-editor.ts'
import { createSignal } from '../document/signal.ts'
import { isInProgress } from '../project-info.ts'

/** How much of a run is revealed; `undefined` when there is nothing left to reveal. */
export interface Reveal {
  /** Keys of blocks whose turn has not come: they can be read, and are not typed out yet. */
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
  const finishedKeys = createSignal<readonly string[]>([])
  /** Blocks of the run whose end has not been told. */
  const untold = new Set<string>()
  let isOpen = false
  let isSkipped = false
  let isLookDue = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isDone = (key: string) => !isWaiting(editor.store.getBlock(key)?.generated.status)

  function begin() {
    const waiting = editor.store.getOrder().filter((key) => !isDone(key))
    for (const key of waiting) untold.add(key)
    if (waiting.length > 0 && !isSkipped && !isStill()) signal.set({ hidden: new Set(waiting) })
  }

  function tell(keys: readonly string[]) {
    const news = keys.filter((key) => untold.delete(key))
    if (news.length > 0) finishedKeys.set(news)
  }

  /** Finished and not shown, in the order of the text. */
  function finished({ hidden }: Reveal) {
    return editor.store.getOrder().filter((key) => hidden.has(key) && isDone(key))
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
      const isTypingEnd = characters >= length
      signal.set({ ...reveal, typing: { ...typing, characters, isTypingEnd } })
      if (isTypingEnd) tell([typing.key])
    }
    schedule()
  }

  function schedule() {
    const reveal = signal.get()
    const isIdle = !reveal || (!reveal.typing && finished(reveal).length === 0)
    if (!isIdle) timer ??= setTimeout(tick, TICK_MS)
  }

  function look() {
    isLookDue = false
    if (!isOpen) return
    // Asked with every key that is pressed: the blocks are only looked through while work is under way.
    if (!signal.get() && untold.size === 0 && isInProgress(editor.summary.get())) begin()
    if (signal.get()) schedule()
    else if (untold.size > 0) tell([...untold].filter(isDone))
  }

  /** A poll changes many blocks one by one; they are looked at once. */
  function lookSoon() {
    if (isLookDue) return
    isLookDue = true
    queueMicrotask(look)
  }

  return {
    signal,
    /** Keys of blocks that have just been finished and shown, each once. */
    finishedKeys,
    /** Begins to follow the editor; returns what ends it. */
    open() {
      // The status is known after the blocks: a run has begun only when both have been heard of.
      const unsubscribe = [editor.store.subscribe(lookSoon), editor.summary.subscribe(lookSoon)]
      isOpen = true
      look()
      return () => {
        isOpen = false
        clearTimeout(timer)
        timer = undefined
        for (const stop of unsubscribe) stop()
      }
    },
    skip() {
      isSkipped = true
      signal.set(undefined)
      look()
    },
    /** The next run is revealed again. */
    reset() {
      isSkipped = false
    },
  }
}
