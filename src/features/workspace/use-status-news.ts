import { useState } from 'react'
import type { ProjectStatus } from '#src/contract/project-summary.ts'

/** Announcement of a changed status for screen readers; nothing for the initial one. */
export function useStatusNews(
  status: ProjectStatus | undefined,
  textOf: (status: ProjectStatus) => string,
): string {
  const [first] = useState(status)
  return status === undefined || status === first ? '' : textOf(status)
}
