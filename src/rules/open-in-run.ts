import type { Block } from '#src/contract/block.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'

/** A book takes hours to generate, so the customer can edit other chapters meanwhile. */
const OPEN_SERVICES: ReadonlySet<ServiceSlug> = new Set(['audio-book'])

/** Whether a run is in progress that leaves the other blocks editable. */
export const isOpenInRun = ({ slug, status }: Pick<ProjectSummary, 'slug' | 'status'>): boolean =>
  status === projectStatuses.IN_PROGRESS && OPEN_SERVICES.has(slug)

/** Whether the run includes the block and has not finished it yet. */
export const isInRun = ({ status }: Pick<Block['generated'], 'status'>): boolean =>
  status === 'queued' || status === 'running'
