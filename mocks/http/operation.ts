import type { Engines } from '#mocks/engines/engines.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { CustomerRow, SessionRow } from '#mocks/kernel/rows/account-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MessageKey, MessageParams } from '#mocks/messages/catalogue.ts'
import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '#src/contract/endpoint.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

/** A text for the customer, by key: the language is known only when the response is written. */
export interface Message {
  readonly key: MessageKey
  readonly params?: MessageParams
}

/** Arguments of an operation. It may run twice for one request, so it may change data only through `tx`. */
export interface OperationContext<E extends AnyEndpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The calling customer. @throws Unauthenticated for a guest; only endpoints for guests admit one. */
  readonly customer: CustomerRow
  session: SessionRow | undefined
  locale: LocaleCode
  tx: Transaction
  engines: Engines
  origin: string
  /** Network address of the caller. */
  address: string
}

export interface EarlyContext<E extends AnyEndpoint>
  extends Pick<OperationContext<E>, 'params' | 'query' | 'body' | 'locale' | 'engines' | 'origin'> {
  customer: CustomerRow
  db: Database
  files: FileStore
}

export class Answer<Data> {
  readonly data: Data
  readonly message: Message | undefined
  constructor(data: Data, message?: Message) {
    this.data = data
    this.message = message
  }
}

export type Operation<E extends AnyEndpoint> = (
  context: OperationContext<E>,
) => DataOf<E> | Answer<DataOf<E>> | Promise<DataOf<E> | Answer<DataOf<E>>>

/** An operation with a slow part, which runs before the transaction, so that nobody waits for it. */
export interface SlowOperation<E extends AnyEndpoint> {
  prepare(context: EarlyContext<E>): Promise<Operation<E>>
}

/** The operations of all endpoints of the contract; a missing one is a compile error. */
export type Operations = {
  readonly [Name in keyof Endpoints]: Name extends 'initProject' | 'updateSettings' | 'getResponse'
    ? SlowOperation<Endpoints[Name]>
    : Operation<Endpoints[Name]>
}

export class Unauthenticated extends Error {
  override name = 'Unauthenticated'
}
