import type { Files } from '#mocks/kernel/files/file-store.ts'
import type { Store } from '#mocks/kernel/store/store.ts'
import type { Tabs } from '#mocks/kernel/store/tabs.ts'
import type { DatabaseCore } from '../db/database.ts'
import type { Change } from '../db/entity.ts'
import type { Transaction } from './transaction.ts'

export type Task<Result> = (tx: Transaction) => Result | Promise<Result>

interface Dependencies {
  core: DatabaseCore
  store: Store
  tabs: Tabs
  files: Files
  tx: Transaction
  seq: number
}

/**
 * The single queue of a world: every read for a response and every write passes through it, so that none sees half a
 * change. A write is stored before its promise resolves, or undone as a whole.
 */
export class Transactions {
  #parts: Dependencies
  #seq: number
  #tail: Promise<unknown> = Promise.resolve()

  constructor(parts: Dependencies) {
    this.#parts = parts
    this.#seq = parts.seq
  }

  write<Result>(task: Task<Result>): Promise<Result> {
    return this.#queue(() => this.#exclusively(task))
  }

  /** Runs a task that probably only reads; if it writes, it is undone and run again as a write. */
  read<Result>(task: Task<Result>): Promise<Result> {
    return this.#queue(async () => {
      const { core, files, tabs } = this.#parts
      if (tabs.announced() > this.#seq) await this.#catchUp()
      const attempt = await this.#attempt(task)
      if (core.changes().length === 0) {
        core.log.end()
        return attempt
      }
      core.log.rollback()
      core.log.end()
      files.settle()
      return this.#exclusively(task)
    })
  }

  refresh(): Promise<void> {
    return this.#queue(() => this.#catchUp())
  }

  /** Replaces all records and files. The store saves the previous ones separately. @throws InvalidRecord */
  replace(changes: readonly Change[], bytes: ReadonlyMap<string, Blob>): Promise<void> {
    const { core, store, tabs } = this.#parts
    const task = async () => {
      await store.quarantine(core.snapshot(), 'replaced')
      await core.absorb(changes, true)
      this.#seq = await store.begin(core.snapshot(), bytes)
      tabs.announce(this.#seq)
    }
    return this.#queue(() => tabs.exclusively(task))
  }

  drained(): Promise<unknown> {
    return this.#tail
  }

  #queue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#tail.then(task)
    this.#tail = result.catch(() => undefined)
    return result
  }

  #exclusively<Result>(task: Task<Result>): Promise<Result> {
    return this.#parts.tabs.exclusively(async () => {
      await this.#catchUp()
      const result = await this.#attempt(task)
      await this.#commit()
      return result
    })
  }

  /** Runs a task with an undo log; an exception undoes all of it. */
  async #attempt<Result>(task: Task<Result>): Promise<Result> {
    const { core, files, tx } = this.#parts
    core.log.begin()
    try {
      return await task(tx)
    } catch (error) {
      core.log.rollback()
      core.log.end()
      files.settle()
      throw error
    }
  }

  async #commit() {
    const { core, files, store, tabs } = this.#parts
    const changes = core.changes()
    try {
      if (changes.length > 0) {
        this.#seq = await store.commit({ changes, files: files.staged })
        tabs.announce(this.#seq)
      }
    } catch (error) {
      core.log.rollback()
      throw error
    } finally {
      core.log.end()
      files.settle()
    }
    if (changes.length > 0) await core.flush()
  }

  async #catchUp() {
    const { core, store } = this.#parts
    if ((await store.latest()) <= this.#seq) return
    const { seq, isReplaced, changes } = await store.since(this.#seq)
    await core.absorb(changes, isReplaced)
    this.#seq = seq
  }
}
