import { projectStatuses } from '#src/contract/project-summary.ts'

/** What a project's status is called in code. */
export const nameOfStatus = (status: unknown): string =>
  Object.entries(projectStatuses).find(([, value]) => value === status)?.[0] ?? '–'
