/** Keeps the tabs of one browser from writing to the same project at once, and from writing over each other. */
export interface WriteTurns {
  /** Runs while no other tab writes to this project. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whether another tab has written since this was last asked, so that this one has to look first. */
  hasOtherWritten(): boolean
  /** To be called before each write. */
  announce(): void
  /** Calls back when another tab has written. */
  subscribe(listener: () => void): () => void
}

/** For places with one tab only, such as tests and stories. */
export const alone: WriteTurns = {
  run: (work) => work(),
  hasOtherWritten: () => false,
  announce() {},
  subscribe: () => () => {},
}

/** Turns by a lock of the browser; the mark of the last write is in `localStorage`, where all tabs see it. */
export function createWriteTurns(projectId: number): WriteTurns & { close(): void } {
  const name = `written.${projectId}`
  const channel = new BroadcastChannel(name)
  const read = () => {
    try {
      return localStorage.getItem(name)
    } catch {
      // Without storage there are no marks; the channel still tells of other tabs.
      return null
    }
  }
  let seen = read()
  return {
    run: (work) => (navigator.locks ? navigator.locks.request(name, work) : work()),
    hasOtherWritten() {
      const mark = read()
      const isNew = mark !== seen
      seen = mark
      return isNew
    },
    announce() {
      try {
        localStorage.setItem(name, crypto.randomUUID())
      } catch {
        // A full storage takes no mark; the channel still tells the others.
      }
      seen = read()
      channel.postMessage(null)
    },
    subscribe(listener) {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
    close: () => channel.close(),
  }
}
