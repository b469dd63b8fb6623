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

const isDone = (source: RevealSource, key: string) => {
  const status = source.part(key)?.status
  return status !== 'queued' && status !== 'running'
}

function newsOf(source: RevealSource, known: ReadonlySet<string> | undefined, untold: ReadonlySet<string>) {
  const order = source.order()
  const brought = source.isTextOwn ? [] : order.filter((key) => known && !known.has(key))
  const begun = order.filter((key) => known?.has(key) !== false && !untold.has(key) && !isDone(source, key))
  return { brought, keys: [...brought, ...begun] }
}

/** @param waiting how many are finished and wait for this one */
function typedOn(source: RevealSource, { key, characters }: NonNullable<Reveal['typing']>, waiting: number) {
  const length = source.part(key)?.length ?? 0
  const typingMs = Math.max(SHORTEST_TYPING_MS, TYPING_MS / (1 + waiting))
  const typed = characters + Math.max(1, Math.ceil((length * TICK_MS) / typingMs))
  return { key, characters: typed, isTypingEnd: typed >= length }
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

  function show(typing: Reveal['typing'], arrived: Reveal['arrived']) {
    const hidden = new Set(source.order().filter((key) => untold.has(key) && key !== typing?.key))
    signal.set(typing || hidden.size > 0 ? { typing, hidden, arrived } : undefined)
  }

  function takeIn() {
    const { brought, keys } = newsOf(source, known, untold)
    known = new Set(source.order())
    for (const key of keys) untold.add(key)
    if (isSkipped || isStill() || keys.length === 0) return
    const { typing, arrived = [] } = signal.get() ?? {}
    show(typing, new Set([...arrived, ...brought]))
  }

  function update() {
    const isRunning = source.isRunning()
    // The answer that ends a run may bring its last blocks.
    if (isRunning || known) takeIn()
    if (!isRunning) {
      known = undefined
      isSkipped = false
    }
    if (!signal.get()) tell([...untold].filter((key) => isDone(source, key)))
  }

  function tick() {
    const { typing, hidden, arrived } = signal.get() ?? {}
    if (!hidden || !arrived) return false
    const ready = source.order().filter((key) => hidden.has(key) && isDone(source, key))
    if (!typing && ready.length === 0) return false
    if (typing && !typing.isTypingEnd) {
      const typed = typedOn(source, typing, ready.length)
      show(typed, arrived)
      if (typed.isTypingEnd) tell([typed.key])
      return true
    }
    const atOnce = ready.slice(0, -MOST_WAITING)
    const key = ready[atOnce.length]
    tell(atOnce)
    show(key === undefined ? undefined : { key, characters: 0, isTypingEnd: false }, arrived)
    return true
  }

  return {
    signal,
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
