export interface Tabs {
  exclusively<Result>(task: () => Promise<Result>): Promise<Result>
  /** Runs the task only if no other page holds the name; returns `false` immediately otherwise. */
  ifFree(name: string, task: () => Promise<void>): Promise<boolean>
  announce(seq: number): void
  announced(): number
  /** Calls the listener for every announcement of another page. */
  listen(listener: () => void): void
  close(): void
}

export function singleTab(): Tabs {
  const running = new Set<string>()
  return {
    exclusively: (task) => task(),
    async ifFree(name, task) {
      if (running.has(name)) return false
      running.add(name)
      await task().finally(() => running.delete(name))
      return true
    },
    announce: () => undefined,
    announced: () => 0,
    listen: () => undefined,
    close: () => undefined,
  }
}

/** For pages of one browser, with Web Locks and a BroadcastChannel. Without either, acts as a single tab. */
export function browserTabs(world: string): Tabs {
  const locks = globalThis.navigator?.locks
  if (!locks || typeof BroadcastChannel === 'undefined') return singleTab()
  const channel = new BroadcastChannel(`sandbox-${world}`)
  let latest = 0
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') latest = Math.max(latest, data)
  }
  return {
    exclusively: async (task) => await locks.request(`sandbox-write-${world}`, task),
    ifFree: (name, task) =>
      locks.request(`sandbox-${name}-${world}`, { ifAvailable: true }, async (lock) => {
        if (!lock) return false
        await task()
        return true
      }),
    announce: (seq) => channel.postMessage(seq),
    announced: () => latest,
    listen: (listener) => channel.addEventListener('message', listener),
    close: () => channel.close(),
  }
}
