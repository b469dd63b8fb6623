import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { failureWords } from '#src/api/failure-words.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'

/** A failure of one project; its message is shown to the customer. */
export class BatchError extends Error {
  override name = 'BatchError'
}

interface Failure {
  readonly project: ProjectSummary
  readonly reason: string
}

interface Outcome {
  readonly total: number
  readonly done: number
  readonly failures: readonly Failure[]
}

const UNAUTHORIZED = 401
const emptyOutcome: Outcome = { total: 0, done: 0, failures: [] }

const isSessionEnd = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'session-ended' || error.status === UNAUTHORIZED)

interface BatchOptions {
  /** Does the work on one project. @throws Error the reason shown for the project */
  readonly work: (project: ProjectSummary, signal: AbortSignal) => Promise<void>
  /** Number of projects that are worked on at the same time. */
  readonly atOnce: number
  /** Whether the rest would fail for the same reason, so that it is not tried. */
  readonly endsAll?: (error: unknown) => boolean
  /** Called after all projects have succeeded; the batch runs until its promise settles. */
  readonly onComplete: (count: number) => void | Promise<void>
  /** Called at the end, whatever the outcome. */
  readonly onEnd?: () => void
}

/** Repeats work for several projects. A failure is noted for its project, and the others continue. */
export function useBatch({ work, atOnce, endsAll, onComplete, onEnd }: BatchOptions) {
  const [outcome, setOutcome] = useState(emptyOutcome)
  const stopping = useRef<AbortController>(undefined)
  const stop = () => stopping.current?.abort()
  useEffect(() => () => stopping.current?.abort(), [])
  const { mutate, isPending, isIdle } = useMutation({
    async mutationFn(projects: readonly ProjectSummary[]) {
      const stopper = new AbortController()
      stopping.current = stopper
      const left = [...projects]
      let soFar: Outcome = { ...emptyOutcome, total: projects.length }
      const note = (change: Partial<Outcome>) => {
        soFar = { ...soFar, ...change }
        setOutcome(soFar)
      }
      function fail(project: ProjectSummary, error: unknown) {
        if (isSessionEnd(error)) {
          stopper.abort()
          throw error
        }
        if (endsAll?.(error)) stopper.abort()
        const reason = error instanceof BatchError ? error.message : failureWords(error)
        note({ failures: [...soFar.failures, { project, reason }] })
      }
      async function doNext(): Promise<void> {
        const project = stopper.signal.aborted ? undefined : left.shift()
        if (!project) return
        try {
          await work(project, stopper.signal)
          note({ done: soFar.done + 1 })
        } catch (error) {
          // Work that was stopped has not failed.
          if (!(error instanceof DOMException && error.name === 'AbortError')) fail(project, error)
        }
        await doNext()
      }
      note({})
      await Promise.all(Array.from({ length: atOnce }, doNext))
      return soFar
    },
    meta: { silent: true },
    async onSuccess({ total, done }) {
      if (done === total) await onComplete(done)
    },
    onSettled: onEnd,
  })
  return {
    ...outcome,
    state: isPending ? ('running' as const) : isIdle ? ('waiting' as const) : ('ended' as const),
    start: mutate,
    stop,
  }
}

/** Saves what a batch has made, once at a time. @param save returns the number of files */
export const useSaving = (save: () => Promise<number>, onSaved: (count: number) => void) =>
  useMutation({ mutationFn: save, onSuccess: onSaved })

export type Batch = ReturnType<typeof useBatch>
