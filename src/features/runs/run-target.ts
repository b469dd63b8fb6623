import type { Refusals } from '#src/api/api-error.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { GenerateBody } from '#src/contract/generate-body.ts'
import type { Project } from '#src/contract/project.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import type { Answered, getResponse } from '#src/contract/runs.ts'
import { qepikOf } from '#src/rules/money.ts'

export type Progress = DataOf<typeof getResponse>

/** A start, or in order mode the request of a quote; where there is a quote, the whole of it is paid. */
export type RunRequest = Omit<GenerateBody, 'block_ids' | 'expected_price'> & {
  /** In qəpik. At another price than this one, which the customer saw, the server refuses (409), and nothing is charged. */
  readonly price: number | undefined
  /** Blocks, where the scope is `blocks`; asked for when it is sent, since saving gives new blocks their ids. */
  readonly blockIds?: (() => number[]) | undefined
}

export interface RunTarget {
  readonly project: Pick<ProjectSummary, 'slug' | 'id' | 'status' | 'price' | 'reject'>
  take(project: Project): void
  /** Puts blocks behind the others, where a service answers a start with the new ones alone (chat bot). */
  add?(answered: Answered): void
  receive(progress: Progress): void
  refresh(): void
  /** Saves what is on screen and sends, while no other tab writes to it; gives nothing, unsent, where saving failed. */
  whenSaved?<Answer>(send: () => Promise<Answer>): Promise<Answer | undefined>
  /** Shows what the server refuses of the content where that stands; gives what is about something else. */
  showRefused?(refusals: Refusals, wanted: RunRequest): Refusals
}

const { DRAFT, IN_PROGRESS, ORDERED, WAITING_FOR_ORDERING } = projectStatuses

export const isUnderWay = ({ status }: Pick<ProjectSummary, 'status'>) =>
  status === IN_PROGRESS || status === ORDERED

/** Rejected for what was sent, opened again, and not sent since. */
export const isToResend = ({ status, reject }: Pick<ProjectSummary, 'status' | 'reject'>) =>
  status === DRAFT && reject != null && !reject.is_outage

/** Whether something is to be paid before anything else (order mode). */
export const isQuoted = ({ status }: Pick<ProjectSummary, 'status'>) => status === WAITING_FOR_ORDERING

/** What that is, in qəpik; undefined where nothing is to be paid, or the server names no price. */
export const quoteOf = ({ status, price }: Pick<ProjectSummary, 'status' | 'price'>) =>
  isQuoted({ status }) && price !== undefined ? qepikOf(price) : undefined
