import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { InterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import {
  blocksOf,
  type EditorBlock,
  type EditorState,
  useEditor,
  useSettled,
} from '#src/features/editor/editor-context.ts'
import { useInterrupted } from '#src/features/runs/use-interrupted.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { estimate, isSpoken, needsSound } from '#src/features/speech/speech-price.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'
import type { Tariff } from './use-quote.ts'

type Prices = Pick<Tariff, 'service' | 'voices' | 'multipliers'>

/** What an interrupted run would cost now, in qəpik; undefined where prices are not known yet. */
function priceOf({ scope, blockIds }: InterruptedAction, state: EditorState, tariff: Prices) {
  const { service, voices, multipliers } = tariff
  if (!service || !voices) return undefined
  const named = new Set(blockIds)
  const isWanted = {
    all: isSpoken,
    changed: needsSound,
    blocks: ({ id }: { id?: number }) => id !== undefined && named.has(id),
  }[scope]
  const blocks = blocksOf(state).filter(isWanted)
  return estimate(blocks, state.defaults.voiceId, service, multipliers).price
}

const isInRun = (block: EditorBlock, scope: 'all' | 'changed') =>
  scope === 'all' ? isSpoken(block) : needsSound(block)

interface SpeechRunOptions {
  tariff: Tariff
  /** Nothing has to be put right before the project can be generated. */
  isPossible: boolean
  /** The list of files is on screen. */
  isWatchingExports: boolean
}

/** Speaking the blocks of the project in the editor, as a paid run. */
export function useSpeechRun({ tariff, isPossible, isWatchingExports }: SpeechRunOptions) {
  const { slug, projectId } = useEditor()
  const client = useQueryClient()
  const edited = useEditedProject(isInRun)
  const interrupted = useInterrupted(slug, projectId)
  const { action } = interrupted
  const { service, voices, multipliers } = tariff
  const count = useCallback(
    (state: EditorState) => action && priceOf(action, state, { service, voices, multipliers }),
    [action, service, voices, multipliers],
  )
  const priceNow = useSettled(count)
  const target = {
    ...edited,
    refresh() {
      edited.refresh()
      voicesChanged(client)
    },
  }
  return useRun({ target, interrupted, priceNow: isPossible ? priceNow : undefined, isWatchingExports })
}
