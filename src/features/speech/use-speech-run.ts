import { useQueryClient } from '@tanstack/react-query'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import { blocksNamed, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'
import { factsOf, isSpoken } from './block-facts.ts'
import { estimate } from './speech-price.ts'
import { includedIn, type Tariff } from './use-quote.ts'

interface SpeechRunOptions {
  tariff: Tariff
  isPossible: boolean
}

export function useSpeechRun({ tariff, isPossible }: SpeechRunOptions) {
  const editor = useEditor()
  const client = useQueryClient()
  const isInRun = (block: EditorBlock, scope: 'all' | 'changed') =>
    scope === 'all' ? isSpoken(block) : factsOf(block, editor.store.getDefaults()).isToGenerate
  const edited = useEditedProject(isInRun)
  function refresh() {
    edited.refresh()
    voicesChanged(client)
  }
  return useRun({
    target: { ...edited, refresh },
    priceOf({ scope, block_ids }, service) {
      if (!isPossible || !tariff.voices) return undefined
      const state = editor.store.getState()
      const blocks =
        scope === 'blocks'
          ? blocksNamed(state, block_ids)
          : includedIn(state, tariff.partsOf).filter((block) => isInRun(block, scope))
      return estimate(blocks, state.defaults.voiceId, service, tariff.multipliers).price
    },
  })
}
