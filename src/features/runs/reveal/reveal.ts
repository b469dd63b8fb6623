import type { Block } from '#src/contract/block.ts'
import { createSignal } from '#src/lib/signal.ts'
import { isInRun } from '#src/rules/open-in-run.ts'

export interface RevealSource {
  order(): readonly string[]
  /** Status and length in characters of a part; undefined if it no longer exists. */
  part(key: string): { readonly status: Block['generated']['status']; readonly length: number } | undefined
  isRunning(): boolean
  /** Blocks added during the run are the customer's own. */
  readonly isTextOwn?: boolean
  subscribe(listener: () => void): () => void
}

export interface Reveal {
  /**
   * Hidden blocks, each with whether the run added it. The others were on the page before and stay readable
   * in their places.
   */
  readonly hidden: ReadonlyMap<string, boolean>
  /** The block being typed out; the next one follows when it is done. */
  readonly typing?: { readonly key: string; readonly characters: number } | undefined
}

/** Progress of a run as a screen reader announces it. */
export interface RunNews {
  /** Keys of the blocks that are finished so far. */
  readonly done: readonly string[]
  /** Number of blocks in the run. */
  readonly all: number
  readonly isOver: boolean
}

/** Shortest time between two announcements of a run, so that the customer can work during a long run. */
const ANNOUNCE_MS = 10_000
const TICK_MS = 40
/** Time in which a block of any length is typed out; shorter while others wait. */
const TYPING_MS = 900
const MIN_TYPING_MS = 80
/** If more finished blocks wait, the first appear at once: typing must not fall behind the run. */
const MAX_TYPED_BLOCKS = 20

/** The blocks of a run that have not been reported as finished yet. */
function createUnreported(source: RevealSource) {
  /** By key, with whether the run added the block. */
  const untold = new Map<string, boolean>()
  const inRun = new Set<string>()
  /**
   * Keys of the previous update, which distinguish blocks added by a run from regenerated ones; undefined
   * without a run.
   */
  let known: ReadonlySet<string> | undefined
  const isDone = (key: string) => !isInRun(source.part(key) ?? { status: 'none' })
  function tell(keys: readonly string[]) {
    for (const key of keys) untold.delete(key)
  }
  return {
    tell,
    done: () => [...inRun].filter((key) => !untold.has(key)),
    count: () => inRun.size,
    ready: () => (untold.size === 0 ? [] : source.order().filter((key) => untold.has(key) && isDone(key))),
    /** State while one block is typed; the other unreported ones are hidden. */
    beside(typing: Reveal['typing']): Reveal | undefined {
      const hidden = new Map([...untold].filter(([key]) => key !== typing?.key && source.part(key)))
      return typing || hidden.size > 0 ? { typing, hidden } : undefined
    },
    /** State after one more tick: more of the same block, or the next ready one. */
    typeOn(typing: Reveal['typing'], ready: readonly string[]) {
      if (typing && ready.includes(typing.key)) {
        const length = source.part(typing.key)?.length ?? 0
        const typingMs = Math.max(MIN_TYPING_MS, TYPING_MS / ready.length)
        const characters = typing.characters + Math.max(1, Math.ceil((length * TICK_MS) / typingMs))
        if (characters >= length) tell([typing.key])
        return { ...typing, characters }
      }
      const atOnce = ready.slice(0, -MAX_TYPED_BLOCKS)
      const key = ready[atOnce.length]
      tell(atOnce)
      return key === undefined ? undefined : { key, characters: 0 }
    },
    takeIn() {
      const isRunning = source.isRunning()
      // The response that ends a run may contain its last blocks.
      if (!isRunning && !known) return
      if (!known) inRun.clear()
      const order = source.order()
      for (const key of order) {
        const isNew = known?.has(key) === false
        if (!untold.has(key) && (isNew ? !source.isTextOwn : !isDone(key))) {
          untold.set(key, isNew)
          inRun.add(key)
        }
      }
      known = isRunning ? new Set(order) : undefined
    },
  }
}

/** Counts of a run for screen readers, at most one every ten seconds and one at its end. */
function createRunNews(source: RevealSource, untold: ReturnType<typeof createUnreported>) {
  const news = createSignal<RunNews | undefined>(undefined)
  let pause: ReturnType<typeof setTimeout> | undefined

  function announce() {
    const done = untold.done()
    const all = untold.count()
    const isOver = !source.isRunning() && done.length === all
    const last = news.get()
    if (done.length === 0 || (last?.done.length === done.length && last.isOver === isOver)) return
    if (pause && !isOver) return
    clearTimeout(pause)
    news.set({ done, all, isOver })
    pause = isOver
      ? undefined
      : setTimeout(() => {
          pause = undefined
          announce()
        }, ANNOUNCE_MS)
  }

  function stop() {
    clearTimeout(pause)
    pause = undefined
  }
  return { news, announce, stop }
}

/**
 * Reveals the blocks of a run one after the other [spec 4]: each finished block is typed out, followed by the
 * next. Blocks finished before the page was opened are shown from the start.
 * @param isStill shows everything at once, for customers who prefer reduced motion.
 */
export function createReveal(source: RevealSource, isStill: () => boolean) {
  const untold = createUnreported(source)
  const { news, announce, stop: stopNews } = createRunNews(source, untold)
  const signal = createSignal<Reveal | undefined>(undefined)
  let typing: Reveal['typing']
  let isOpen = false
  let isSkipped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = () => signal.set(untold.beside(typing))

  function tick() {
    const ready = untold.ready()
    timer = typing || ready.length > 0 ? setTimeout(tick, TICK_MS) : undefined
    if (!timer) return
    typing = untold.typeOn(typing, ready)
    show()
    announce()
  }

  function update() {
    if (!isOpen) return
    untold.takeIn()
    if (isSkipped || isStill()) {
      typing = undefined
      signal.set(undefined)
      untold.tell(untold.ready())
    } else {
      show()
      timer ??= setTimeout(tick, TICK_MS)
    }
    isSkipped &&= source.isRunning()
    announce()
  }

  return {
    signal,
    news,
    open() {
      isOpen = true
      // Waits until the whole response is applied: blocks first, then the project's status.
      const stop = source.subscribe(() => queueMicrotask(update))
      update()
      return () => {
        isOpen = false
        stop()
        clearTimeout(timer)
        timer = undefined
        stopNews()
      }
    },
    skip() {
      isSkipped = true
      update()
    },
  }
}
