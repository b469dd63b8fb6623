import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import { blocksNamed, type EditorState, useEditor, useSettled } from '#src/features/editor/editor-context.ts'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { renewalPrice } from '#src/rules/dubbing.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { staleSegments } from './fit.ts'

const renewProject = async (client: QueryClient, progress: Progress) =>
  (await import('#src/features/projects/continued-project.ts')).renewByPolls(client, progress)

export function useDubRun() {
  const editor = useEditor()
  const client = useQueryClient()
  const target = useEditedProject()
  const outputs = useSignal(editor.body).dubbing?.outputs
  const languages = useMemo(() => outputs?.map(({ language }) => language) ?? [], [outputs])
  const countStale = useCallback((state: EditorState) => staleSegments(state, languages), [languages])
  const stale = useSettled(countStale)
  const run = useRun({
    target: {
      ...target,
      receive(progress) {
        target.receive(progress)
        if (isInProgress(progress.project)) void renewProject(client, progress)
      },
    },
    priceOf({ scope, block_ids }, service) {
      if (scope === 'all') return undefined
      if (scope === 'changed') return renewalPrice(stale.seconds, service)
      const state = editor.store.getState()
      const named = new Set(blocksNamed(state, block_ids).map(({ key }) => key))
      return renewalPrice(staleSegments(state, languages, named).seconds, service)
    },
  })
  const renewal = run.priceOf({ scope: 'changed' }) ?? 0
  return { ...run, languages, stale, renewal, renew: () => run.start({ scope: 'changed', price: renewal }) }
}

export type DubRun = ReturnType<typeof useDubRun>
