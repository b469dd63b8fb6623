import { newId } from '#src/rules/new-id.ts'
import { lastingStorage } from '#src/session/customer-storage.ts'

/** Keeps tabs of one browser from writing to the same project at once and from overwriting each other. */
export interface WriteLock {
  run<Result>(task: () => Promise<Result>): Promise<Result>
  /** Whether another tab has written since the last call, so that this one must fetch first. */
  hasOtherWritten(): boolean
  /** Call before each write: if this tab ends during it, the others fetch. */
  mark(): void
  /** Call after each write, successful or not: the others may fetch now. */
  announce(): void
  subscribe(listener: () => void): () => void
}

export const noOtherTabs: WriteLock = {
  run: (task) => task(),
  hasOtherWritten: () => false,
  mark() {},
  announce() {},
  subscribe: () => () => {},
}

/** Last task of each lock, for browsers without Web Locks: there only the editors of one tab take turns. */
const lastTasks = new Map<string, Promise<unknown>>()

function runInTab<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const result = (lastTasks.get(name) ?? Promise.resolve()).then(task)
  const ended = result.catch(() => undefined)
  lastTasks.set(name, ended)
  void ended.then(() => lastTasks.get(name) === ended && lastTasks.delete(name))
  return result
}

/** A lock of the browser. The mark of the last write is in its storage, where all tabs see it. */
export function createWriteLock(projectId: number): WriteLock & { close(): void } {
  const name = `written.${projectId}`
  const channel = new BroadcastChannel(name)
  const read = () => lastingStorage.read(name)
  let seen = read()
  let isClosed = false
  function mark() {
    // If the storage is full, the channel still informs the others.
    lastingStorage.write(name, newId())
    seen = read()
  }
  return {
    run: (task) => (navigator.locks ? navigator.locks.request(name, task) : runInTab(name, task)),
    hasOtherWritten() {
      const mark = read()
      const isNew = mark !== seen
      seen = mark
      return isNew
    },
    mark,
    announce() {
      mark()
      // A removal may end after its editor was closed; the next editor of the same tab is notified too.
      const own = isClosed ? new BroadcastChannel(name) : channel
      own.postMessage(null)
      if (isClosed) own.close()
    },
    subscribe(listener) {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
    close() {
      isClosed = true
      channel.close()
    },
  }
}
