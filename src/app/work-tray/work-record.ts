import * as z from 'zod/mini'
import { ProjectStatus, type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { isUnderWay } from '#src/features/projects/project-statuses.ts'
import { lastingRecord } from '#src/session/customer-record.ts'

/** Projects of the latest response, which all tabs compare with their next one. */
const WorkRecord = z.object({
  /** Time of the response, by this browser's clock. */
  atMs: z.number(),
  statuses: z.record(z.string(), ProjectStatus),
  /** Projects that have ended and were not opened since: whether their end was announced. */
  ended: z.record(z.string(), z.boolean()),
})
export type WorkRecord = z.infer<typeof WorkRecord>

export type Work = Pick<ProjectSummary, 'slug' | 'id' | 'status'>

export const workRecord = lastingRecord('work', WorkRecord)

export const workKey = ({ slug, id }: Pick<Work, 'slug' | 'id'>) => `${slug}/${id}`

const { COMPLETED, REJECTED } = projectStatuses

/** Running projects that a response does not list; it lists a limited number. */
const unlistedRuns = (before: WorkRecord | undefined, listed: ReadonlySet<string>) =>
  Object.entries(before?.statuses ?? {}).filter(([key, status]) => !listed.has(key) && isUnderWay({ status }))

/**
 * Adds a response to the record. A project has ended if its earlier status was another one; a project without an
 * earlier status may have ended long ago.
 * @param isLookedAt whether the customer sees the project with this key, so that its end is no news
 */
export function recordWork(
  before: WorkRecord | undefined,
  projects: readonly Work[],
  atMs: number,
  isLookedAt: (key: string) => boolean,
): WorkRecord {
  const statuses = Object.fromEntries(unlistedRuns(before, new Set(projects.map(workKey))))
  const ended: WorkRecord['ended'] = {}
  for (const project of projects) {
    const key = workKey(project)
    const earlier = before?.statuses[key]
    const status = project.status ?? earlier
    if (status === undefined) continue
    statuses[key] = status
    const hasEnded = (status === COMPLETED || status === REJECTED) && !isLookedAt(key)
    if (!hasEnded) continue
    if (earlier !== undefined && earlier !== status) ended[key] = false
    else if (before && key in before.ended) ended[key] = before.ended[key] === true
  }
  return { atMs, statuses, ended }
}

/** Removes ended projects that the customer has seen, by default all. */
export function forgetEnded(isSeen: (key: string) => boolean = () => true) {
  const record = workRecord.read()
  if (!record || !Object.keys(record.ended).some(isSeen)) return
  const ended = Object.fromEntries(Object.entries(record.ended).filter(([key]) => !isSeen(key)))
  workRecord.keep({ ...record, ended })
}
