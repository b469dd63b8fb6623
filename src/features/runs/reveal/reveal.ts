import type { Block } from '#src/contract/block.ts'
import { createSignal } from '#src/lib/signal.ts'

/** What a run makes part by part, such as the blocks of a project. */
export interface RevealSource {
  /** Keys of all parts, in their order; the same array until that changes. */
  order(): readonly string[]
  /** How a part stands, and how many characters it has; undefined once it is gone. */
  part(key: string): { readonly status: Block['generated']['status']; readonly length: number } | undefined
  isRunning(): boolean
  /** Calls back after each change of any of it. */
  subscribe(listener: () => void): () => void
}

/** How much of a run is revealed; `undefined` when there is nothing left to reveal. */
export interface Reveal {
  /** Keys of blocks whose turn has not come. */
  readonly hidden: ReadonlySet<string>
  /** Those of the run's blocks that it brought; the others were on the page before, and can be read in their places. */
  readonly arrived: ReadonlySet<string>
  /** The block being typed out; once all of it is there its typing-end flag is set and the next one follows. */
  readonly typing?: { readonly key: string; readonly characters: number; readonly isTypingEnd: boolean }
}

const TICK_MS = 40
/** A block is typed out in this time, however long; faster while others wait. */
const TYPING_MS = 900
const SHORTEST_TYPING_MS = 80
/** Of more that are finished and wait, the first are there at once: typing must not fall behind the work. */
const MOST_WAITING = 20

const nothing: Reveal = { hidden: new Set(), arrived: new Set() }

const isWaiting = (status: string | undefined) => status === 'queued' || status === 'running'

/**
 * Reveals the blocks of a run one after the other [spec 4]: each that is finished is typed out, and the end of
 * its typing brings the next. Blocks that were finished before anybody looked are there from the start.
 * @param isStill shows everything at once, for those who want no motion.
 */
export function createReveal(source: RevealSource, isStill: () => boolean) {
  const signal = createSignal<Reveal | undefined>(undefined)
  const finishedKeys = createSignal<readonly string[]>([])
  /** Blocks of the run whose end has not been told. */
  const untold = new Set<string>()
  /** Keys that were there at the last look; undefined while no run is followed. */
  let known: ReadonlySet<string> | undefined
  let isOpen = false
  let isSkipped = false
  let isLookDue = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isDone = (key: string) => !isWaiting(source.part(key)?.status)

  function hide(keys: readonly string[], isNew: boolean) {
    for (const key of keys) untold.add(key)
    if (keys.length === 0 || isSkipped || isStill()) return
    const reveal = signal.get() ?? nothing
    const arrived = isNew ? new Set([...reveal.arrived, ...keys]) : reveal.arrived
    signal.set({ ...reveal, hidden: new Set([...reveal.hidden, ...keys]), arrived })
  }

  /** What a run brings, and what it does anew in its place. Nobody else adds blocks meanwhile. */
  function takeIn() {
    const order = source.order()
    const before = known ?? new Set(order)
    const isStarted = (key: string) => !isDone(key) && !untold.has(key)
    hide(
      order.filter((key) => !before.has(key)),
      true,
    )
    hide(order.filter(isStarted), false)
    known = new Set(order)
  }

  function tell(keys: readonly string[]) {
    const news = keys.filter((key) => untold.delete(key))
    if (news.length > 0) finishedKeys.set(news)
  }

  /** Finished and not shown, in the order of the text. */
  function finished({ hidden }: Reveal) {
    return source.order().filter((key) => hidden.has(key) && isDone(key))
  }

  function startNext({ hidden, arrived }: Reveal) {
    const ready = finished({ hidden, arrived })
    const atOnce = ready.slice(0, -MOST_WAITING)
    const key = ready[atOnce.length]
    const rest = new Set(hidden)
    for (const one of [...atOnce, key ?? '']) rest.delete(one)
    if (key !== undefined)
      signal.set({ hidden: rest, arrived, typing: { key, characters: 0, isTypingEnd: false } })
    else {
      const isLeft = source.order().some((other) => rest.has(other))
      signal.set(isLeft ? { hidden: rest, arrived } : undefined)
    }
    tell(atOnce)
  }

  function tick() {
    timer = undefined
    const reveal = signal.get()
    if (!reveal) return
    const { typing } = reveal
    if (!typing || typing.isTypingEnd) startNext(reveal)
    else {
      const length = source.part(typing.key)?.length ?? 0
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
    const isRunning = source.isRunning()
    // The answer that ends a run may bring its last blocks.
    if (isRunning || known) takeIn()
    if (!isRunning) known = undefined
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
    /** Begins to follow the source; returns what ends it. */
    open() {
      const unsubscribe = source.subscribe(lookSoon)
      isOpen = true
      look()
      return () => {
        isOpen = false
        clearTimeout(timer)
        timer = undefined
        unsubscribe()
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
