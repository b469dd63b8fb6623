import { type Project, type ProjectSummary, projectStatuses } from '#src/contract/project.ts'

/** Whether the content may change; in the other statuses the server refuses it. */
export const isEditable = ({ status }: Pick<ProjectSummary, 'status'>) =>
  status === projectStatuses.DRAFT || status === projectStatuses.COMPLETED

export const isInProgress = ({ status }: Pick<ProjectSummary, 'status'>) =>
  status === projectStatuses.IN_PROGRESS

/** A project as lists and headers show it, without its blocks. */
export function summaryOf({ body: _body, ...summary }: Project): ProjectSummary {
  return summary
}

/** What a project is made of besides its blocks. */
export function bodyOf({ body: { blocks: _blocks, ...rest } }: Project) {
  return rest
}
