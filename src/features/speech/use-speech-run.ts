import { useQueryClient } from '@tanstack/react-query'
import type { InterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import { blocksOf, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'
import { factsOf, isSpoken } from './block-facts.ts'
import { estimate } from './speech-price.ts'
import { includedIn, type Tariff } from './use-quote.ts'

interface SpeechRunOptions {
  tariff: Tariff
  isPossible: boolean
  isWatchingExports: boolean
}

export function useSpeechRun({ tariff, isPossible, isWatchingExports }: SpeechRunOptions) {
  const editor = useEditor()
  const client = useQueryClient()
  const isInRun = (block: EditorBlock, scope: 'all' | 'changed') =>
    scope === 'all' ? isSpoken(block) : factsOf(block, editor.store.getDefaults()).isToGenerate
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
    const blocks = scope === 'blocks' ? blocksOf(state) : includedIn(state, tariff.partsOf)
    return estimate(blocks.filter(isWanted), state.defaults.voiceId, service, multipliers).price
  }
  return useRun({ target: { ...edited, refresh }, priceOf, isWatchingExports })
}
