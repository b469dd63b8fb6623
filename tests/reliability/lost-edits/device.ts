import { AsyncLocalStorage } from 'node:async_hooks'

interface LockOptions {
  ifAvailable?: boolean
  signal?: AbortSignal
}
type LockTask = (lock: object | null) => unknown

/** A simulated page, with its own globals of a browser. */
export interface Page {
  readonly globals: Readonly<Record<string, unknown>>
  /** Runs code in this page. */
  run<Result>(work: () => Result): Result
  /** Dispatches an event of the document or window. */
  tell(event: 'pagehide' | 'visibilitychange' | 'focus' | 'online', visibility?: 'visible' | 'hidden'): void
  /** Ends the page; its code has no effect from now on. */
  end(): void
  readonly isEnded: () => boolean
}

const pages = new AsyncLocalStorage<Page>()

/** Whether the running code belongs to a page. */
export const isInPage = () => pages.getStore() !== undefined

/** Runs code outside all pages, such as the backend that a page has called. */
export const outsidePages = <Result>(work: () => Result): Result => pages.exit(work)

const neverResolves = () => new Promise<never>(() => {})
const PAGE_GLOBALS = ['document', 'window', 'navigator', 'localStorage', 'BroadcastChannel', 'fetch']

/** Gives the code of each page its own browser globals. Returns the function that restores them. */
export function installPages() {
  const before = PAGE_GLOBALS.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, found] of before) {
    const outside = found?.get ?? (() => found?.value)
    const get = () => (pages.getStore()?.globals ?? { [name]: outside.call(globalThis) })[name]
    Object.defineProperty(globalThis, name, { configurable: true, get })
  }
  return () => {
    for (const [name, found] of before) {
      if (found) Object.defineProperty(globalThis, name, found)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}

/** Web Locks: one page at a time holds a name, in the order of the requests. */
function createLocks() {
  const tails = new Map<string, Promise<unknown>>()
  const held = new Map<string, number>()
  const count = (name: string, by: number) => held.set(name, (held.get(name) ?? 0) + by)
  return (ending: Promise<void>, isEnded: () => boolean) => ({
    async request(name: string, second: LockTask | LockOptions, third?: LockTask) {
      const task = (typeof second === 'function' ? second : third) as LockTask
      if (isEnded()) return neverResolves()
      const { ifAvailable, signal } = typeof second === 'function' ? {} : second
      if (ifAvailable && (held.get(name) ?? 0) > 0) return task(null)
      count(name, 1)
      const before = tails.get(name) ?? Promise.resolve()
      const givenUp = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      let isAbandoned = false
      givenUp.catch(() => {
        isAbandoned = true
      })
      const hold = () => (isEnded() ? neverResolves() : isAbandoned ? undefined : task({}))
      const result = Promise.race([before, givenUp]).then(hold)
      const released = Promise.race([result.catch(() => undefined), ending]).then(() => count(name, -1))
      tails.set(name, Promise.all([before, released]))
      return result
    },
  })
}

/** One browser of the customer; its pages share storage, locks and channels. */
export function createDevice(
  token: string,
  fetch: (page: () => Page, ...call: Parameters<typeof globalThis.fetch>) => Promise<Response>,
) {
  const kept = new Map<string, string>()
  const locks = createLocks()
  const channels = new Set<{ name: string; page: Page; events: EventTarget }>()

  function storageOf(isEnded: () => boolean) {
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void (isEnded() || kept.set(name, text)),
      removeItem: (name: string) => void (isEnded() || kept.delete(name)),
    }
    // In browsers the keys of a storage are its properties.
    return new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })
  }

  function openPage(): Page {
    let hasEnded = false
    let end = () => {}
    const ending = new Promise<void>((resolve) => {
      end = resolve
    })
    const isEnded = () => hasEnded
    const document = Object.assign(new EventTarget(), {
      cookie: `auth.token=${token}`,
      visibilityState: 'visible',
    })
    const window = new EventTarget()
    const page: Page = {
      isEnded,
      run: (work) => pages.run(page, work),
      tell(event, visibility = 'visible') {
        document.visibilityState = visibility
        const target = event === 'visibilitychange' ? document : window
        page.run(() => target.dispatchEvent(new Event(event)))
      },
      end() {
        hasEnded = true
        for (const channel of channels) if (channel.page === page) channels.delete(channel)
        end()
      },
      globals: {
        document,
        window,
        navigator: { locks: locks(ending, isEnded) },
        localStorage: storageOf(isEnded),
        fetch: (...call: Parameters<typeof globalThis.fetch>) => fetch(() => page, ...call),
        BroadcastChannel: class {
          #own: { name: string; page: Page; events: EventTarget }
          constructor(name: string) {
            this.#own = { name, page, events: new EventTarget() }
            channels.add(this.#own)
          }
          postMessage() {
            if (isEnded()) return
            if (!channels.has(this.#own)) throw new DOMException('closed', 'InvalidStateError')
            for (const { name, page: other, events } of channels) {
              if (name !== this.#own.name || events === this.#own.events) continue
              queueMicrotask(
                () => other.isEnded() || other.run(() => events.dispatchEvent(new Event('message'))),
              )
            }
          }
          addEventListener(event: string, listener: () => void) {
            this.#own.events.addEventListener(event, listener)
          }
          removeEventListener(event: string, listener: () => void) {
            this.#own.events.removeEventListener(event, listener)
          }
          close() {
            channels.delete(this.#own)
          }
        },
      },
    }
    return page
  }
  return { openPage }
}
