import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { EventName } from '../transactions/event-name.ts'

/** An event in its transaction. `at` is its due time, which may be long ago: calculate from it, not from now. */
export interface DueEvent<Payload> {
  tx: Transaction
  payload: Payload
  at: number
}

export interface Failure<Payload> extends DueEvent<Payload> {
  error: unknown
}

export interface HeavyContext<Payload, Engines = unknown> {
  db: Database
  files: FileStore
  engines: Engines
  payload: Payload
  at: number
  write<Result>(change: (tx: Transaction) => Result | Promise<Result>): Promise<Result>
  signal: AbortSignal
}

export interface LightHandler<Payload> extends EventName<Payload> {
  readonly weight: 'light'
  happen(happening: DueEvent<Payload>): void
  /** Called after `happen` threw and was undone. By default the event is dropped. */
  failed?(failure: Failure<Payload>): void
}

/** A slow event: runs outside the write queue, one at a time over all tabs, then commits its result. */
export interface HeavyHandler<Payload, Engines = unknown> extends EventName<Payload> {
  readonly weight: 'heavy'
  compute(context: HeavyContext<Payload, Engines>): Promise<(happening: DueEvent<Payload>) => void>
  failed(failure: Failure<Payload>): void
}

export type EventHandler<Payload, Engines = unknown> = LightHandler<Payload> | HeavyHandler<Payload, Engines>

export type AnyEventHandler = EventHandler<never, never>

export const lightEvent = <Payload>(
  kind: string,
  handler: Omit<LightHandler<Payload>, 'kind' | 'weight'>,
): LightHandler<Payload> => ({ ...handler, kind, weight: 'light' })

export const heavyEvent = <Payload, Result, Engines = unknown>(
  kind: string,
  handler: {
    compute(context: HeavyContext<Payload, Engines>): Promise<Result>
    done(happening: DueEvent<Payload> & { result: Result }): void
    failed(failure: Failure<Payload>): void
  },
): HeavyHandler<Payload, Engines> => ({
  kind,
  weight: 'heavy',
  failed: handler.failed,
  async compute(context) {
    const result = await handler.compute(context)
    return (happening) => handler.done({ ...happening, result })
  },
})
