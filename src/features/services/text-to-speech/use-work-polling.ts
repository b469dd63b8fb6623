import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ExportFile } from '#src/contract/work.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/editor/project-info.ts'
import { createPollInterval } from '#src/features/work/poll-interval.ts'
import { workQueries } from '#src/features/work/work-queries.ts'

interface Unsure {
  readonly isUnsure: boolean
  /** Told when the project has been seen: the time of the look, in ms. */
  readonly onSeen: (seenAtMs: number) => void
}

const none: readonly ExportFile[] = []

/**
 * Looks how the work goes, as long as there is any, and tells the editor. Hidden tabs do not look; they do so
 * at once when they come back. Gives the exports of the project.
 * @param isWatchingExports a file is being made, or the list of files is on screen.
 * @param unsure an answer was lost, so that nobody knows whether work is under way.
 */
export function useWorkPolling(isWatchingExports: boolean, { isUnsure, onSeen }: Unsure) {
  const editor = useEditor()
  const client = useQueryClient()
  const isRunning = isInProgress(useSummary())
  const [nextPoll] = useState(createPollInterval)
  const { data, dataUpdatedAt } = useQuery({
    ...workQueries.response(editor.slug, editor.projectId),
    enabled: isRunning || isWatchingExports || isUnsure,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      const isMaking = state.data?.exports.some(({ status }) => status === 'preparing') ?? false
      return isRunning || isMaking || isUnsure
        ? nextPoll(isRunning ? state.data?.project.version : undefined)
        : false
    },
  })
  useEffect(() => {
    if (!data || dataUpdatedAt === 0) return
    editor.receive(data.project, data.blocks)
    onSeen(dataUpdatedAt)
  }, [editor, data, dataUpdatedAt, onSeen])
  useEffect(() => {
    if (isRunning) return
    // Held money was settled and the list shows other figures now.
    void client.invalidateQueries({ queryKey: billingQueries.all })
    void client.invalidateQueries({ queryKey: ['projects', editor.slug, 'list'] })
    if (editor.sync.isDirty()) void editor.autosave.save()
  }, [client, editor, isRunning])
  return data?.exports ?? none
}
