import { useQueryClient } from '@tanstack/react-query'
import type { InterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import { blocksOf, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'
import { estimate, isSpoken, isToGenerate } from './speech-price.ts'
import type { Tariff } from './use-quote.ts'

interface SpeechRunOptions {
  tariff: Tariff
  isPossible: boolean
  isWatchingExports: boolean
}

export function useSpeechRun({ tariff, isPossible, isWatchingExports }: SpeechRunOptions) {
  const editor = useEditor()
  const client = useQueryClient()
  const isInRun = (block: EditorBlock, scope: 'all' | 'changed') =>
    scope === 'all' ? isSpoken(block) : isToGenerate(block, editor.store.getDefaults())
  const edited = useEditedProject(isInRun)
  function refresh() {
    edited.refresh()
    voicesChanged(client)
  }
  function priceOf({ scope, blockIds }: InterruptedAction) {
    const { service, voices, multipliers } = tariff
    if (!isPossible || !service || !voices) return undefined
    const state = editor.store.getState()
    const isWanted = (block: EditorBlock) =>
      scope === 'blocks' ? blockIds?.some((id) => id === block.id) : isInRun(block, scope)
    const blocks = scope === 'blocks' ? blocksOf(state) : tariff.partsOf(state).flat()
    return estimate(blocks.filter(isWanted), state.defaults.voiceId, service, multipliers).price
  }
  return useRun({ target: { ...edited, refresh }, priceOf, isWatchingExports })
}
