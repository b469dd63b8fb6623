import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project.ts'

/** A cloned voice is used in other projects, and not taken along. */
const withoutExport: readonly ServiceSlug[] = ['cloning']

/** Whether there is something to take along of a project: a file, or the code of a website reader. */
export const hasExport = ({ slug, status }: Pick<ProjectSummary, 'slug' | 'status'>) =>
  status === projectStatuses.COMPLETED && !withoutExport.includes(slug)
