import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Block } from '#src/contract/block.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { Project } from '#src/contract/project.ts'
import type { ExportFile, getResponse } from '#src/contract/work.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import type { Editor } from '#src/features/editor/create-editor.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/editor/project-info.ts'
import { createPollInterval } from '#src/features/work/poll-interval.ts'
import { workQueries } from '#src/features/work/work-queries.ts'

type Response = DataOf<typeof getResponse>

const none: readonly ExportFile[] = []

/** The project as the editor knows it with what an answer tells besides: finished segments that were not there yet. */
function withSegments(editor: Editor, { project, blocks }: Response): Project {
  const { language, voiceId, settings } = editor.sync.getCopy().defaults
  const byId = new Map<number, Block>()
  const { order, blocks: local } = editor.store.getState()
  for (const key of order) {
    const block = local.get(key)
    if (block?.id === undefined) continue
    const { segment, generated } = block
    byId.set(block.id, {
      id: block.id,
      project_id: project.id,
      client_id: block.clientId,
      sort: byId.size,
      type: block.type,
      text: block.text,
      speaker_id: segment?.speakerId,
      start: segment?.start,
      end: segment?.end,
      is_stale: block.isStale,
      generated: segment ? { ...generated, words: [...segment.words] } : generated,
    })
  }
  for (const block of blocks) byId.set(block.id, block)
  const all = [...byId.values()].sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
  return { ...project, language, body: { ...editor.body.get(), voice_id: voiceId, settings, blocks: all } }
}

/** Takes finished segments in while a run goes on; the end of it brings the whole project, speakers included. */
function receive(editor: Editor, response: Response) {
  if (!isInProgress(editor.summary.get()) || response.blocks.length === 0) {
    return editor.receive(response.project, response.blocks)
  }
  editor.sync.takeIn(withSegments(editor, response))
}

/**
 * Looks how the work goes, as long as there is any, and tells the editor. Hidden tabs do not look. Gives the
 * exports of the project.
 * @param isWatchingExports the list of files is on screen.
 */
export function useTranscriptPolling(isWatchingExports: boolean) {
  const editor = useEditor()
  const client = useQueryClient()
  const isRunning = isInProgress(useSummary())
  const wasRunning = useRef(isRunning)
  const [nextPoll] = useState(createPollInterval)
  const { data, dataUpdatedAt } = useQuery({
    ...workQueries.response(editor.slug, editor.projectId),
    enabled: isRunning || isWatchingExports,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      const isMaking = state.data?.exports.some(({ status }) => status === 'preparing') ?? false
      return isRunning || isMaking ? nextPoll(isRunning ? state.data?.project.version : undefined) : false
    },
  })
  useEffect(() => {
    if (data && dataUpdatedAt > 0) receive(editor, data)
  }, [editor, data, dataUpdatedAt])
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning
    wasRunning.current = isRunning
    if (!hasEnded) return
    void editor.refresh()
    void client.invalidateQueries({ queryKey: billingQueries.all })
    void client.invalidateQueries({ queryKey: ['projects', editor.slug, 'list'] })
  }, [client, editor, isRunning])
  return data?.exports ?? none
}
