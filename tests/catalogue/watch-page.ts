import type { Page } from '@playwright/test'

/** A timer that is due so soon may change what is on screen: it is waited for. Longer ones are the story's, in ms. */
const SOON_MS = 1_000

interface WatchedWindow {
  readonly stillness: {
    /** For how long the page has not changed, in ms. */
    readonly lastsMs: () => number
    /** Timers that are due soon, work in workers, files and audio that are read, animations that will end. */
    readonly hasWork: () => boolean
  }
}

/**
 * Has the page count what it waits for, from its first script on.
 * @param soonMs timers of at most so many ms count
 */
function countWork(soonMs: number) {
  // A story may let time stand still by another clock.
  const now = performance.now.bind(performance)
  const work = new Set<unknown>()
  let changedMs = now()
  const note = () => {
    changedMs = now()
  }
  const finish = (done: unknown) => {
    if (work.delete(done)) note()
  }

  const { setTimeout: start, clearTimeout: stop, Worker: PageWorker } = window
  const timed = (run: TimerHandler, ms = 0, ...given: unknown[]) => {
    const timer = start(
      (...call: unknown[]) => {
        work.delete(timer)
        if (typeof run === 'function') run(...call)
      },
      ms,
      ...given,
    )
    if (ms <= soonMs) work.add(timer)
    return timer
  }
  const untimed = (timer?: number) => {
    work.delete(timer)
    stop(timer)
  }

  class CountedWorker extends PageWorker {
    constructor(...made: ConstructorParameters<typeof Worker>) {
      super(...made)
      for (const answer of ['message', 'error']) this.addEventListener(answer, () => finish(this))
    }
    override postMessage(message: unknown, given?: StructuredSerializeOptions | Transferable[]) {
      work.add(this)
      super.postMessage(message, Array.isArray(given) ? { transfer: given } : given)
    }
    override terminate() {
      finish(this)
      super.terminate()
    }
  }

  const countPromises = (owner: object, name: string) => {
    const begin = Reflect.get(owner, name)
    Reflect.set(owner, name, function counted(this: unknown, ...call: unknown[]) {
      const result: Promise<unknown> = Reflect.apply(begin, this, call)
      work.add(result)
      const end = () => finish(result)
      result.then(end, end)
      return result
    })
  }
  countPromises(window, 'createImageBitmap')
  countPromises(BaseAudioContext.prototype, 'decodeAudioData')
  countPromises(OfflineAudioContext.prototype, 'startRendering')
  countPromises(Blob.prototype, 'arrayBuffer')
  countPromises(Blob.prototype, 'text')

  const { transaction: open } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function counted(...call) {
    const opened = open.apply(this, call)
    work.add(opened)
    for (const end of ['complete', 'abort']) opened.addEventListener(end, () => finish(opened))
    return opened
  }

  const willEnd = ({ playState, effect }: Animation) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
  const stillness: WatchedWindow['stillness'] = {
    lastsMs: () => now() - changedMs,
    hasWork: () => work.size > 0 || document.getAnimations().some(willEnd),
  }
  Object.assign(window, { setTimeout: timed, clearTimeout: untimed, Worker: CountedWorker, stillness })
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(note).observe(document, all)
}

/** To be called before the page is opened. */
export const watchPage = (page: Page) => page.addInitScript(countWork, SOON_MS)

/** The element that a page marks as still loading. */
const BUSY = 'main [aria-busy=true]'

/**
 * Whether nothing has changed for so long and nothing is under way that will change something.
 * @param quietMs so long, and `busyMs` while the page says itself that something is on its way
 */
export const isStill = (page: Page, quietMs: number, busyMs: number, takesWork: boolean) =>
  page.evaluate(
    ({ busy, quietMs, busyMs, takesWork }) => {
      const { stillness } = window as unknown as WatchedWindow
      const neededMs = document.querySelector(busy) ? busyMs : quietMs
      return stillness.lastsMs() > neededMs && !(takesWork && stillness.hasWork())
    },
    { busy: BUSY, quietMs, busyMs, takesWork },
  )
