import { useQueryClient } from '@tanstack/react-query'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import { blocksNamed, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'
import { factsOf, isSpoken } from './block-facts.ts'
import { estimate } from './speech-price.ts'
import type { Quote, Tariff } from './use-quote.ts'

export function useSpeechRun({ multipliers }: Tariff, quote: Quote, isPossible: boolean) {
  const editor = useEditor()
  const client = useQueryClient()
  const isInRun = (block: EditorBlock, scope: 'all' | 'changed') =>
    scope === 'all' ? isSpoken(block) : factsOf(block, editor.store.getDefaults()).isToGenerate
  const edited = useEditedProject(isInRun)
  function refresh() {
    edited.refresh()
    voicesChanged(client)
  }
  function end(last: Progress) {
    edited.endWithResults(last)
    voicesChanged(client)
  }
  return useRun({
    target: { ...edited, refresh, end },
    priceOf({ scope, block_ids }, service) {
      if (!isPossible) return undefined
      if (scope !== 'blocks') return quote[scope].price
      const state = editor.store.getState()
      return estimate(blocksNamed(state, block_ids), state.defaults.voiceId, service, multipliers).price
    },
  })
}
