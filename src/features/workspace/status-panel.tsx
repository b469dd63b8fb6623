import { type ComponentProps, useState } from 'react'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { isQuoted, isToResend } from '#src/features/runs/run-target.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'

const ProjectStatus = lazyPartsWith(['runs-price'])('ProjectStatus', () => import('./project-status.tsx'))

const lazyParts = [ProjectStatus]

/** Panel above the content for a project's status: its quote, or the reason of its rejection. */
export function StatusPanel(props: ComponentProps<typeof ProjectStatus>) {
  const { project } = props
  const isNeeded = isQuoted(project) || project.status === projectStatuses.REJECTED || isToResend(project)
  const [isFirst] = useState(isNeeded)
  usePrefetchParts(lazyParts)
  if (!isNeeded) return null
  // A page that opens with it waits for it, so that nothing moves.
  if (isFirst) return <ProjectStatus {...props} />
  return (
    <LazyBoundary>
      <ProjectStatus {...props} />
    </LazyBoundary>
  )
}
