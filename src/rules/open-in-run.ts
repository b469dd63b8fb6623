import type { Block } from '#src/contract/block.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'

/** A book takes hours to be spoken: nobody waits for that with the next chapter. */
const OPEN: ReadonlySet<ServiceSlug> = new Set(['audio-book'])

/** Whether a run is under way that leaves open to editing what it is not about. */
export const isOpenInRun = ({ slug, status }: Pick<ProjectSummary, 'slug' | 'status'>): boolean =>
  status === projectStatuses.IN_PROGRESS && OPEN.has(slug)

/** Whether a run is about the block and has not come to it yet. */
export const isInRun = ({ status }: Pick<Block['generated'], 'status'>): boolean =>
  status === 'queued' || status === 'running'
