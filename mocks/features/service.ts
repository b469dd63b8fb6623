import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import type { OperationContext } from '#mocks/http/operation.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { AnyEventHandler } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { ProjectBody, ProjectSummary } from '#src/contract/project.ts'
import type { SegmentContent, Speaker } from '#src/contract/transcript.ts'

export type ContextOf<Name extends keyof Endpoints> = OperationContext<Endpoints[Name]>

type MaybePromise<Value> = Value | Promise<Value>

/** What began when a customer pressed the button: the project as it is now, and what was held or quoted, on the wire. */
export interface Started {
  project: ProjectRow
  price: string
}

/** What a customer says about a block. */
export interface GivenBlock extends SegmentContent {
  text?: string | undefined
}

export interface BlockPlace {
  /** Where the fields stand in the form, such as `blocks.3.`. */
  prefix?: string
  /** Who speaks, where it is being saved together with the blocks. */
  speakers?: readonly Speaker[] | undefined
}

/**
 * The manifest of a service: all that it does in its own way. What is left out is done as for all services. Each hook
 * runs inside the transaction of the call: it refuses by throwing, and nothing has changed then.
 */
export interface Service {
  facts: ServiceFacts
  /** What may happen later to its projects. */
  events?: readonly AnyEventHandler[]
  /** Before a new project is kept: what its row begins with, where that is not the same for all. */
  begin?(context: ContextOf<'initProject'>): MaybePromise<Partial<ProjectRow>>
  /** After a new project is kept: what else belongs to it. */
  init?(context: ContextOf<'initProject'>, project: ProjectRow): MaybePromise<void>
  /** What else a saved body holds; gives what changes in the row. */
  save?(context: ContextOf<'saveProject'>, project: ProjectRow): Partial<ProjectRow>
  /** What a saved or added block becomes in its row; without it, blocks are text that is read aloud. */
  blockContent?(
    tx: Transaction,
    project: ProjectRow,
    known: BlockRow | undefined,
    given: GivenBlock,
    place?: BlockPlace,
  ): Partial<BlockRow>
  /** The settings modal; gives what changes in the row. */
  updateSettings?(
    context: ContextOf<'updateSettings'>,
    project: ProjectRow,
  ): MaybePromise<Partial<ProjectRow>>
  /** Before a project gets another title: refuses one that the service cannot take, and hands it on. */
  rename?(context: ContextOf<'updateTitle'>, project: ProjectRow): void
  /** Starts the work, or quotes it. */
  generate?(context: ContextOf<'generate'>, project: ProjectRow): Started
  /** After a quoted project was paid: what happens next. */
  paid?(tx: Transaction, project: ProjectRow): void
  /** Code to embed the result. */
  code?(context: ContextOf<'getCode'>, project: ProjectRow): DataOf<Endpoints['getCode']>
  /** Whether there is anything to put into a file of these blocks (`null`: all); goes with `exportText`. */
  hasText?(db: Database, project: ProjectRow, blockIds: readonly number[] | null): boolean
  /** Puts the content of a file together; without it, files are made of the blocks' sounds and words. */
  exportText?(db: Database, row: ExportRow): Uint8Array<ArrayBuffer>
  /** What lists show besides. */
  summary?(tx: Transaction, project: ProjectRow, locale: LocaleCode): Partial<ProjectSummary>
  /** What the body holds besides. */
  body?(tx: Transaction, project: ProjectRow, locale: LocaleCode): Partial<ProjectBody>
  /** Per cent that the house keeps of what others pay for the result; `null` where nobody can. */
  commission?(tx: Transaction, project: ProjectRow): number | null
  /** Takes away what belongs to a project that is deleted. */
  remove?(tx: Transaction, project: ProjectRow): void
}
