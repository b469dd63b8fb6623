import type { Page } from '@playwright/test'

/** A timer due within this time, in ms, may change the screen, so it is waited for; later ones belong to the story. */
const SOON_MS = 1_000

interface WatchedWindow {
  readonly stillness: {
    /** Time since the last change of the page, in ms. */
    readonly lastsMs: () => number
    /** Timers that are due soon, work in workers, reading of files and audio, and animations with an end. */
    readonly hasWork: () => boolean
  }
}

/**
 * Counts the pending work of the page, from its first script on.
 * @param soonMs longest delay of a counted timer, in ms
 */
function countWork(soonMs: number) {
  // A story may stop the time with a clock of its own.
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

/** Call it before the page is opened. */
export const watchPage = (page: Page) => page.addInitScript(countWork, SOON_MS)

/** Element that marks a page as loading. */
const BUSY_ELEMENT = 'main [aria-busy=true]'

/**
 * Whether the page has not changed for some time and no pending work will change it.
 * @param quietMs required time without a change, in ms; `busyMs` while the page shows that it is loading
 */
export const isStill = (page: Page, quietMs: number, busyMs: number, takesWork: boolean) =>
  page.evaluate(
    ({ busy, quietMs, busyMs, takesWork }) => {
      const { stillness } = window as unknown as WatchedWindow
      const neededMs = document.querySelector(busy) ? busyMs : quietMs
      return stillness.lastsMs() > neededMs && !(takesWork && stillness.hasWork())
    },
    { busy: BUSY_ELEMENT, quietMs, busyMs, takesWork },
  )
