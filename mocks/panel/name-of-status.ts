import { projectStatuses } from '#src/contract/project-summary.ts'

/** Name of a project status in code. */
export const nameOfStatus = (status: unknown): string =>
  Object.entries(projectStatuses).find(([, value]) => value === status)?.[0] ?? '–'
