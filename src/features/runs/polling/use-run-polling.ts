import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ExportFile } from '#src/contract/runs.ts'
import { moneyMoved } from '#src/features/billing/money-moved.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { isUnderWay, type RunTarget } from '../run-target.ts'
import { createPollInterval } from './poll-interval.ts'
import { polledProgress } from './polled-progress.ts'

interface PollingOptions {
  readonly target: RunTarget
  /** The list of files is on screen. */
  readonly isWatchingExports: boolean
  /** An answer was lost, so that nobody knows whether a run is under way. */
  readonly isUnsure: boolean
  /** Told when the project has been seen: at which time, in ms. */
  readonly onSeen: (seenAtMs: number) => void
}

const none: readonly ExportFile[] = []

/**
 * Polls how a run goes, as long as there is one or nobody knows, and tells the project.
 */
export function useRunPolling({ target, isWatchingExports, isUnsure, onSeen }: PollingOptions) {
  const client = useQueryClient()
  const isRunning = isUnderWay(target.project)
  const [intervalOf] = useState(createPollInterval)
  const { data, dataUpdatedAt, errorUpdatedAt, isFetchedAfterMount } = useQuery({
    ...polledProgress(target.project, isRunning || isUnsure, intervalOf),
    enabled: isRunning || isWatchingExports || isUnsure,
  })

  const receive = useEffectEvent(() => {
    // What an earlier visit has seen says nothing of now.
    if (!data || !isFetchedAfterMount) return
    target.receive(data)
    onSeen(dataUpdatedAt)
  })
  useEffect(() => {
    if (dataUpdatedAt > 0) receive()
  }, [dataUpdatedAt])

  const end = useEffectEvent(() => {
    // Held money was settled, and lists show another status now.
    moneyMoved(client)
    projectChanged(client, target.project.slug)
    target.onEnd?.()
  })
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) end()
    wasRunning.current = isRunning
  }, [isRunning])

  return {
    exports: data?.exports ?? none,
    /** The latest poll failed: nobody sees how the run goes. Polling goes on. */
    isUnseen: isRunning && errorUpdatedAt > dataUpdatedAt,
  }
}
