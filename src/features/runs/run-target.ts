import type { Refusals } from '#src/api/api-error.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import { type Project, type ProjectSummary, projectStatuses } from '#src/contract/project.ts'
import type { GenerateBody, getResponse } from '#src/contract/runs.ts'

/** What a poll brings: the project's state, the blocks that the run is about, and the project's exports. */
export type Progress = DataOf<typeof getResponse>

/** A project that can be run, wherever it is kept: in an editor, or among the answers of the server. */
export interface RunTarget {
  readonly project: Pick<ProjectSummary, 'slug' | 'id' | 'status' | 'reject'>
  take(project: Project): void
  receive(progress: Progress): void
  /** Asks for the project, and for what its price is made of, anew. */
  refresh(): void
  onEnd?(): void
  /** Saves what is on screen; false where that failed: then nothing is started. */
  save?(): Promise<boolean>
  /** Shows what the server refuses of the content where that stands; gives what is about something else. */
  showRefused?(
    refusals: Refusals,
    run: { scope: GenerateBody['scope']; blockIds?: (() => readonly number[]) | undefined },
  ): Refusals
  /** Sends while no other tab writes to the project. */
  inTurn?<Answer>(send: () => Promise<Answer>): Promise<Answer>
}

const { DRAFT, COMPLETED, IN_PROGRESS, ORDERED } = projectStatuses

type WithStatus = Pick<ProjectSummary, 'status'>

/** Whether the server is at work on it, or will be by itself. */
export const isUnderWay = ({ status }: WithStatus) => status === IN_PROGRESS || status === ORDERED

/** Whether a run can be started, or in order mode a quote asked for. */
export const isStartable = ({ status }: WithStatus) => status === DRAFT || status === COMPLETED
