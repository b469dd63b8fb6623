import type { ListedService } from '#src/contract/catalog.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'

export const isSample = ({ is_sample }: Pick<ProjectSummary, 'is_sample'>) => is_sample

/** Number of projects that the customer made; samples are among the listed ones. */
export const ownProjectsCount = ({ projects, projects_count }: ListedService) =>
  projects_count - projects.filter(isSample).length
