import type { Block } from '#src/contract/block.ts'
import { createSignal } from '#src/lib/signal.ts'

export interface RevealSource {
  order(): readonly string[]
  /** How a part stands, and how many characters it has; undefined once it is gone. */
  part(key: string): { readonly status: Block['generated']['status']; readonly length: number } | undefined
  isRunning(): boolean
  /** Blocks that are new while it runs are the customer's own. */
  readonly isTextOwn?: boolean
  subscribe(listener: () => void): () => void
}

export interface Reveal {
  /** Keys of blocks that are not revealed yet. */
  readonly hidden: ReadonlySet<string>
  /** Those of the run's blocks that it brought; the others were on the page before, and can be read in their places. */
  readonly arrived: ReadonlySet<string>
  /** The block being typed out; once all of it is there its typing-end flag is set and the next one follows. */
  readonly typing?:
    | { readonly key: string; readonly characters: number; readonly isTypingEnd: boolean }
    | undefined
}

const TICK_MS = 40
/** A block is typed out in this time, however long; faster while others wait. */
const TYPING_MS = 900
const SHORTEST_TYPING_MS = 80
/** Of more that are finished and wait, the first are there at once: typing must not fall behind the run. */
const MOST_WAITING = 20

const nothing: Reveal = { hidden: new Set(), arrived: new Set() }

const isDone = (source: RevealSource, key: string) => {
  const status = source.part(key)?.status
  return status !== 'queued' && status !== 'running'
}

const readyOf = (source: RevealSource, { hidden }: Reveal) =>
  source.order().filter((key) => hidden.has(key) && isDone(source, key))

/** What a run has brought since the last update, and what it does anew in its place. */
function newsOf(source: RevealSource, known: ReadonlySet<string> | undefined, untold: ReadonlySet<string>) {
  const order = source.order()
  const brought = source.isTextOwn ? [] : order.filter((key) => known && !known.has(key))
  const begun = order.filter((key) => known?.has(key) !== false && !untold.has(key) && !isDone(source, key))
  return { brought, keys: [...brought, ...begun] }
}

/**
 * One tick further: types on, or begins with the next block. Gives the keys of blocks that are shown whole by it;
 * undefined where there is nothing to show.
 */
function advance(
  source: RevealSource,
  reveal = nothing,
): [Reveal | undefined, readonly string[]] | undefined {
  const { hidden, arrived, typing } = reveal
  const ready = readyOf(source, reveal)
  if (!typing && ready.length === 0) return undefined
  if (typing && !typing.isTypingEnd) {
    const { key } = typing
    const length = source.part(key)?.length ?? 0
    const typingMs = Math.max(SHORTEST_TYPING_MS, TYPING_MS / (1 + ready.length))
    const characters = typing.characters + Math.max(1, Math.ceil((length * TICK_MS) / typingMs))
    const isTypingEnd = characters >= length
    return [{ ...reveal, typing: { key, characters, isTypingEnd } }, isTypingEnd ? [key] : []]
  }
  const atOnce = ready.slice(0, -MOST_WAITING)
  const key = ready[atOnce.length]
  const rest = new Set(hidden)
  for (const shown of ready.slice(0, atOnce.length + 1)) rest.delete(shown)
  if (key !== undefined)
    return [{ hidden: rest, arrived, typing: { key, characters: 0, isTypingEnd: false } }, atOnce]
  const isLeft = source.order().some((one) => rest.has(one))
  return [isLeft ? { hidden: rest, arrived } : undefined, atOnce]
}

/**
 * Reveals the blocks of a run one after the other [spec 4]: each that is finished is typed out, and the end of
 * its typing brings the next. Blocks that were finished before anybody looked are there from the start.
 * @param isStill shows everything at once, for those who want no motion.
 */
export function createReveal(source: RevealSource, isStill: () => boolean) {
  const signal = createSignal<Reveal | undefined>(undefined)
  const finishedKeys = createSignal<readonly string[]>([])
  const untold = new Set<string>()
  /** Keys of the last update, so that those a run brings are told from those it does anew; undefined without a run. */
  let known: ReadonlySet<string> | undefined
  let isSkipped = false

  function tell(keys: readonly string[]) {
    const news = keys.filter((key) => untold.delete(key))
    if (news.length > 0) finishedKeys.set(news)
  }

  function takeIn() {
    const { brought, keys } = newsOf(source, known, untold)
    known = new Set(source.order())
    for (const key of keys) untold.add(key)
    if (isSkipped || isStill() || keys.length === 0) return
    const { typing, hidden, arrived } = signal.get() ?? nothing
    signal.set({ typing, hidden: new Set([...hidden, ...keys]), arrived: new Set([...arrived, ...brought]) })
  }

  function update() {
    const isRunning = source.isRunning()
    // The answer that ends a run may bring its last blocks.
    if (isRunning || known) takeIn()
    if (!isRunning) {
      known = undefined
      isSkipped = false
    }
    if (!signal.get() && untold.size > 0) tell([...untold].filter((key) => isDone(source, key)))
  }

  function tick() {
    const step = advance(source, signal.get())
    if (!step) return false
    signal.set(step[0])
    tell(step[1])
    return true
  }

  return {
    signal,
    /** Keys of blocks that have just been finished and shown, each once. */
    finishedKeys,
    open: () => follow(source, update, tick),
    skip() {
      isSkipped = true
      signal.set(undefined)
      update()
    },
  }
}

/**
 * Updates after each change of the source, and ticks until a tick has nothing to show. Returns what ends
 * both.
 */
function follow(source: RevealSource, update: () => void, tick: () => boolean) {
  let isOpen = true
  let isUpdateDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tickOn = () => {
    timer = tick() ? setTimeout(tickOn, TICK_MS) : undefined
  }
  const updateNow = () => {
    isUpdateDue = false
    if (!isOpen) return
    update()
    timer ??= setTimeout(tickOn, TICK_MS)
  }
  const stop = source.subscribe(() => {
    // A poll changes many blocks one by one; they are taken in together.
    if (!isUpdateDue) queueMicrotask(updateNow)
    isUpdateDue = true
  })
  updateNow()
  return () => {
    isOpen = false
    clearTimeout(timer)
    stop()
  }
}
