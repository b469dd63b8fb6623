import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { MakeFile } from '#mocks/engines/file-maker.ts'
import type { EarlyContext, OperationContext } from '#mocks/http/operation.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { AnyEventHandler } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MessageKey } from '#mocks/messages/catalogue.ts'
import type { Block } from '#src/contract/block.ts'
import type { EarlierMessages, Feedback, SourceChange } from '#src/contract/chat-bot.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { ProjectBody } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import type { SegmentContent, Speaker } from '#src/contract/speech-to-text.ts'
import type { SitePage } from '#src/contract/website-reader.ts'
import type { ExportJob, Rendered } from './exports/export-job.ts'

export type ContextOf<Name extends keyof Endpoints> = OperationContext<Endpoints[Name]>

export type EarlyContextOf<Name extends keyof Endpoints> = EarlyContext<Endpoints[Name]>

type MaybePromise<Value> = Value | Promise<Value>

type Init = (context: ContextOf<'initProject'>, project: ProjectRow) => MaybePromise<void>
type UpdateSettings = (
  context: ContextOf<'updateSettings'>,
  project: ProjectRow,
) => MaybePromise<Partial<ProjectRow>>

export interface Started {
  project: ProjectRow
  price: string
  /** Ids of blocks behind all others: the answer holds these instead of the whole project. */
  added?: readonly number[]
}

export interface LatestBlocks {
  blocks: readonly BlockRow[]
  earlier_messages: EarlierMessages | null
}

export interface GivenBlock extends SegmentContent {
  text?: string | undefined
  source?: SourceChange | undefined
  message?: { feedback: Feedback | null } | undefined
  translate?: number[] | undefined
}

export interface BlockPlace {
  prefix?: string
  speakers?: readonly Speaker[] | undefined
}

/**
 * The manifest of a service: all that it does in its own way. What is left out is done as for all services. Each hook
 * runs inside the transaction of the call: it refuses by throwing, and nothing has changed then.
 */
export interface Service {
  facts: ServiceFacts
  /** Calls about blocks that the service has nothing for, with the sentence in which they are refused (409). */
  without?: Partial<Record<keyof Endpoints, MessageKey>>
  events?: readonly AnyEventHandler[]
  /** Fields of a new project's row that differ from the common ones. */
  begin?(context: ContextOf<'initProject'>): MaybePromise<Partial<ProjectRow>>
  init?: Init
  /** In place of `init` where files are measured, which takes long: done before the transaction of the call begins. */
  prepareInit?(context: EarlyContextOf<'initProject'>): Promise<Init>
  save?(context: ContextOf<'saveProject'>, project: ProjectRow): Partial<ProjectRow>
  /** Row of a saved or added block; without it, blocks are text that is read aloud. */
  blockContent?(
    tx: Transaction,
    project: ProjectRow,
    known: BlockRow | undefined,
    given: GivenBlock,
    place?: BlockPlace,
  ): Partial<BlockRow>
  updateSettings?: UpdateSettings
  /** The page at `page_url` of the call, which saves nothing then. */
  page?(context: ContextOf<'updateSettings'>, project: ProjectRow): SitePage
  prepareSettings?(context: EarlyContextOf<'updateSettings'>): Promise<UpdateSettings>
  /** Before a project gets another title: refuses one that the service cannot take, or passes it on. */
  rename?(context: ContextOf<'updateTitle'>, project: ProjectRow): void
  generate(context: ContextOf<'generate'>, project: ProjectRow): MaybePromise<Started>
  paid?(tx: Transaction, project: ProjectRow): void
  code?(context: ContextOf<'getCode'>, project: ProjectRow): DataOf<Endpoints['getCode']>
  /** Whether a file of these blocks (`null`: all) in a format would have any content, where that is not the blocks' sounds. */
  hasText?(db: Database, project: ProjectRow, blockIds: readonly number[] | null, format: string): boolean
  /** Writes the content of a file; without it, files are made of the blocks' sounds and words. */
  exportText?(
    db: Database,
    row: ExportRow,
    parts: { files: FileStore; engines: Engines },
  ): MaybePromise<Uint8Array<ArrayBuffer>>
  makeFile?: MakeFile
  /** Makes the file of an export in its own way; without it, of the blocks' sounds one after the other. */
  exportSound?(job: ExportJob): Promise<Rendered>
  summary?(tx: Transaction, project: ProjectRow, locale: LocaleCode): Partial<ProjectSummary>
  body?(tx: Transaction, project: ProjectRow, locale: LocaleCode): Partial<ProjectBody>
  /** The blocks that a project is answered with, where those are not all, and which are left out. */
  latest?(blocks: readonly BlockRow[]): LatestBlocks
  /** A page of those that are left out. */
  earlier?(blocks: readonly BlockRow[], before: number, conversationId: string | undefined): LatestBlocks
  block?(tx: Transaction, block: BlockRow, project: ProjectRow, locale: LocaleCode): Partial<Block>
  /** Per cent that the operator keeps of what others pay for the result; `null` where nobody can. */
  commission?(tx: Transaction, project: ProjectRow): number | null
  /** The voice that a project has made, which goes with it. */
  madeVoice?(tx: Transaction, project: ProjectRow): number | null
  /**
   * A voice is taken away: what else of the service's projects speaks in it goes on without. Projects have lost it by
   * then; blocks that the service leaves alone lose it after.
   */
  loseVoice?(tx: Transaction, voiceId: number): void
  remove?(tx: Transaction, project: ProjectRow): void
}
