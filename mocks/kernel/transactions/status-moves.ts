import type { ProjectStatus } from '#src/contract/project-summary.ts'
import type { UndoLog } from '../db/undo-log.ts'
import type { ProjectRow } from '../rows/project-rows.ts'

/** A project's change of status; `from` is undefined for a new project. */
export interface StatusMove {
  readonly project_id: number
  readonly from: ProjectStatus | undefined
  readonly to: ProjectStatus
}

export function statusMovesIn(log: UndoLog): StatusMove[] {
  return log
    .replaced<ProjectRow>('projects')
    .flatMap(({ before, after }) =>
      after && before?.status !== after.status
        ? [{ project_id: after.id, from: before?.status, to: after.status }]
        : [],
    )
}
