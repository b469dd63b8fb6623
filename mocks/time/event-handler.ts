import type { Database } from '#mocks/db/database.ts'
import type { Transaction } from '#mocks/db/transaction.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { FileStore } from '#mocks/files/file-store.ts'
import type { EventName } from './event-name.ts'

/** What happens in a transaction. `at` is when it was due, which may be long ago: count from it, not from now. */
export interface Happening<Payload> {
  tx: Transaction
  payload: Payload
  at: number
}

export interface Failure<Payload> extends Happening<Payload> {
  error: unknown
}

/** What heavy work may use. It sees the world as it is, and changes nothing itself. */
export interface HeavyContext<Payload> {
  db: Database
  files: FileStore
  engines: Engines
  payload: Payload
  at: number
  /** A change in between, such as progress; runs as a transaction of its own. */
  write<Result>(change: (tx: Transaction) => Result | Promise<Result>): Promise<Result>
  /** Fires when the world is given up. */
  signal: AbortSignal
}

/** A change that takes no time: runs within the write queue. */
export interface LightHandler<Payload> extends EventName<Payload> {
  readonly weight: 'light'
  happen(happening: Happening<Payload>): void
  /** After `happen` threw and was taken back. Without it the event is dropped. */
  failed?(failure: Failure<Payload>): void
}

/** Work that takes time: runs outside the write queue, one at a time in all tabs, then commits its result. */
export interface HeavyHandler<Payload> extends EventName<Payload> {
  readonly weight: 'heavy'
  /** Does the work and gives the change that keeps its result. */
  work(context: HeavyContext<Payload>): Promise<(happening: Happening<Payload>) => void>
  failed(failure: Failure<Payload>): void
}

export type EventHandler<Payload> = LightHandler<Payload> | HeavyHandler<Payload>

/** Handlers in a list may take any payload; each gets what was planned for it. */
export type AnyEventHandler = EventHandler<never>

/** Declares what happens at an event of a kind; the kind is what is stored. */
export const lightEvent = <Payload>(
  kind: string,
  handler: Omit<LightHandler<Payload>, 'kind' | 'weight'>,
): LightHandler<Payload> => ({ ...handler, kind, weight: 'light' })

/** Declares heavy work. `work` computes `Result`, `done` keeps it. */
export const heavyEvent = <Payload, Result>(
  kind: string,
  handler: {
    work(context: HeavyContext<Payload>): Promise<Result>
    done(happening: Happening<Payload> & { result: Result }): void
    failed(failure: Failure<Payload>): void
  },
): HeavyHandler<Payload> => ({
  kind,
  weight: 'heavy',
  failed: handler.failed,
  async work(context) {
    const result = await handler.work(context)
    return (happening) => handler.done({ ...happening, result })
  },
})
