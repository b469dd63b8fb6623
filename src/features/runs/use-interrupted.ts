import { useCallback, useState } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { forgetInterruptedAction, readInterruptedAction } from '#src/features/billing/interrupted-action.ts'

function readActionOf(slug: ServiceSlug, projectId: number | undefined) {
  const action = readInterruptedAction()
  return action?.slug === slug && action.projectId === projectId ? action : undefined
}

/**
 * What too little money has stopped in a project.
 * @param projectId undefined for the form of the service, where what waits are several projects.
 */
export function useInterrupted(slug: ServiceSlug, projectId: number | undefined) {
  const [action, setAction] = useState(() => readActionOf(slug, projectId))
  /** Says whether it was still kept: an effect that runs twice pays once. */
  const forget = useCallback(() => {
    const isStillKept = readActionOf(slug, projectId) !== undefined
    if (isStillKept) forgetInterruptedAction()
    setAction(undefined)
    return isStillKept
  }, [slug, projectId])
  return { action, forget }
}

export type Interrupted = ReturnType<typeof useInterrupted>
