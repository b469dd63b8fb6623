import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { MakeFile } from '#mocks/engines/file-maker.ts'
import type { EarlyContext, OperationContext } from '#mocks/http/operation.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RecordingRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { AnyEventHandler } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MessageKey } from '#mocks/messages/catalogue.ts'
import type { Block } from '#src/contract/block.ts'
import type { EarlierMessages, Feedback, SourceChange } from '#src/contract/chat-bot.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Project, ProjectBody } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import type { SegmentContent, Speaker } from '#src/contract/speech-to-text.ts'
import type { SitePage } from '#src/contract/website-reader.ts'
import type { ExportJob, RenderedFile } from './exports/export-job.ts'

export type ContextOf<Name extends keyof Endpoints> = OperationContext<Endpoints[Name]>

export type EarlyContextOf<Name extends keyof Endpoints> = EarlyContext<Endpoints[Name]>

type MaybePromise<Value> = Value | Promise<Value>

type InitProject = (context: ContextOf<'initProject'>, project: ProjectRow) => MaybePromise<void>
type UpdateSettings = (
  context: ContextOf<'updateSettings'>,
  project: ProjectRow,
) => MaybePromise<Partial<ProjectRow>>

export interface StartedRun {
  project: ProjectRow
  price: string
  /** Ids of blocks appended to the others: the response contains these instead of the whole project. */
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

export interface TextExportParts extends Pick<ExportJob, 'onProgress'> {
  files: FileStore
  engines: Engines
  signal: AbortSignal
}

/** A recording, and the id of the language spoken in it. */
export interface SpokenRecording {
  row: RecordingRow
  language: number
}

/**
 * The manifest of a service: everything that differs from the other services. Omitted parts use the common
 * behaviour. Each hook runs inside the call's transaction: it throws to refuse, which undoes all changes.
 */
export interface Service {
  facts: ServiceFacts
  /** Unsupported calls about blocks, with the message of their refusal (409). */
  without?: Partial<Record<keyof Endpoints, MessageKey>>
  events?: readonly AnyEventHandler[]
  /** Fields of a new project's row that differ from the common ones. */
  begin?(context: ContextOf<'initProject'>): MaybePromise<Partial<ProjectRow>>
  init?: InitProject
  /** Replaces `init` if files must be measured, which takes long: runs before the call's transaction starts. */
  prepareInit?(context: EarlyContextOf<'initProject'>): Promise<InitProject>
  save?(context: ContextOf<'saveProject'>, project: ProjectRow): Partial<ProjectRow>
  /** Row of a saved or added block; by default, blocks are text that is spoken. */
  blockContent?(
    tx: Transaction,
    project: ProjectRow,
    known: BlockRow | undefined,
    given: GivenBlock,
    place?: BlockPlace,
  ): Partial<BlockRow>
  updateSettings?: UpdateSettings
  /** The page at the call's `page_url`; such a call saves nothing. */
  page?(context: ContextOf<'updateSettings'>, project: ProjectRow): SitePage
  prepareSettings?(context: EarlyContextOf<'updateSettings'>): Promise<UpdateSettings>
  /** Runs before a project is renamed: refuses an unsuitable title, or passes it on. */
  rename?(context: ContextOf<'updateTitle'>, project: ProjectRow): void
  generate(context: ContextOf<'generate'>, project: ProjectRow): MaybePromise<StartedRun>
  paid?(tx: Transaction, project: ProjectRow): void
  /**
   * Rebuilds a paid project from a customer's report, which has its row already, and continues its work. The work of an
   * ordered one starts by `paid`.
   */
  continueWork?(tx: Transaction, project: ProjectRow, shown: Project, locale: LocaleCode): void
  code?(context: ContextOf<'getCode'>, project: ProjectRow): DataOf<Endpoints['getCode']>
  /**
   * Whether an export of these blocks (`null`: all) in a format would have content, if that does not depend on
   * sounds.
   */
  hasText?(db: Database, project: ProjectRow, blockIds: readonly number[] | null, format: string): boolean
  /** The recording of a project's segments. */
  recording?(db: Database, project: ProjectRow): SpokenRecording | undefined
  /** Writes the content of a file; by default, files contain the blocks' sounds and words. */
  exportText?(db: Database, row: ExportRow, parts: TextExportParts): MaybePromise<Uint8Array<ArrayBuffer>>
  makeFile?: MakeFile
  /** Renders an export; by default, it is the blocks' sounds in sequence. */
  exportSound?(job: ExportJob): Promise<RenderedFile>
  summary?(tx: Transaction, project: ProjectRow, locale: LocaleCode): Partial<ProjectSummary>
  body?(tx: Transaction, project: ProjectRow, locale: LocaleCode): Partial<ProjectBody>
  /** The blocks in a project's response, if not all, and the omitted ones. */
  latest?(blocks: readonly BlockRow[]): LatestBlocks
  /** A page of the omitted blocks. */
  earlier?(blocks: readonly BlockRow[], before: number, conversationId: string | undefined): LatestBlocks
  /** Data of the project, besides that of every service, that the responses about its blocks depend on. */
  blockContext?(tx: Transaction, project: ProjectRow): unknown
  block?(tx: Transaction, block: BlockRow, project: ProjectRow, locale: LocaleCode): Partial<Block>
  /** Percentage that the operator keeps of payments for the result; `null` if nobody can pay for it. */
  commission?(tx: Transaction, project: ProjectRow): number | null
  /** The voice that a project has created, which is deleted with it. */
  madeVoice?(tx: Transaction, project: ProjectRow): number | null
  /**
   * Removes a deleted voice from the service's own data. Projects have lost it already; blocks that the service does
   * not handle lose it afterwards.
   */
  loseVoice?(tx: Transaction, voiceId: number): void
  remove?(tx: Transaction, project: ProjectRow): void
}
