import type { Refusals } from '#src/api/api-error.ts'
import type { GenerateBody } from '#src/contract/generate-body.ts'
import type { Project } from '#src/contract/project.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import type { Answered } from '#src/contract/runs.ts'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { qepikOf } from '#src/rules/money.ts'

/** A start or, in order mode, a request for a quote; a quote is always paid as a whole. */
export type RunRequest = Omit<GenerateBody, 'block_ids' | 'expected_price'> & {
  /** In qəpik, as shown to the customer. At any other price the server refuses (409) and charges nothing. */
  readonly price: number | undefined
  /**
   * Blocks for the scope `blocks`. Called when the request is sent, because saving gives new blocks their
   * ids.
   */
  readonly blockIds?: (() => number[]) | undefined
}

export interface RunTarget {
  readonly project: Pick<ProjectSummary, 'slug' | 'id' | 'status' | 'price' | 'reject'>
  take(project: Project): void
  /** Appends blocks, for a service whose response to a start has only the new ones (chat bot). */
  add?(answered: Answered): void
  receive(progress: Progress): void
  refresh(): void
  /** Called instead of `refresh` after the last poll of a run. */
  end?(last: Progress): void
  /**
   * Saves the content and sends while no other tab writes to the project; returns undefined without sending
   * if saving failed.
   */
  whenSaved?<Answer>(send: () => Promise<Answer>): Promise<Answer | undefined>
  /** Shows field errors at the content they belong to and returns the others. */
  showRefused?(refusals: Refusals, wanted: RunRequest): Refusals
}

const { DRAFT, WAITING_FOR_ORDERING } = projectStatuses

/** Rejected because of its content, reopened, and not sent since. */
export const isToResend = ({ status, reject }: Pick<ProjectSummary, 'status' | 'reject'>) =>
  status === DRAFT && reject != null && !reject.is_outage

/** Whether a quote must be paid first (order mode). */
export const isQuoted = ({ status }: Pick<ProjectSummary, 'status'>) => status === WAITING_FOR_ORDERING

/** Price of the quote, in qəpik; undefined without a quote, or if the server sends no price. */
export const quoteOf = ({ status, price }: Pick<ProjectSummary, 'status' | 'price'>) =>
  isQuoted({ status }) && price !== undefined ? qepikOf(price) : undefined
