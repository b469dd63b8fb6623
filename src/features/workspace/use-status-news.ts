import { useState } from 'react'
import type { ProjectStatus } from '#src/contract/project-summary.ts'

/** What to tell screen readers of a status: nothing of the one that the project was opened in. */
export function useStatusNews(
  status: ProjectStatus | undefined,
  textOf: (status: ProjectStatus) => string,
): string {
  const [first] = useState(status)
  return status === undefined || status === first ? '' : textOf(status)
}
