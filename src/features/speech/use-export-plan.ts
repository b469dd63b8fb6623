import { useCallback } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import {
  type EditorBlock,
  type EditorState,
  useEditor,
  useSettled,
} from '#src/features/editor/editor-context.ts'
import { parsePlaces } from '#src/features/exports/chosen-places.ts'
import type { ExportOptions } from '#src/features/exports/export-options.ts'
import { factsOf, hasSound } from './block-facts.ts'
import type { PartsOf } from './parts-of.ts'
import { estimate, type Multipliers } from './speech-figures.ts'

export interface SpeechPrices {
  readonly service: Service | undefined
  readonly multipliers: Multipliers
  readonly partsOf: PartsOf
}

export interface ExportPlan {
  /** The server's ids of the chosen blocks; undefined for the whole project. */
  readonly blockIds: readonly number[] | undefined
  /** Keys of blocks in the file whose sound is missing or stale and not being generated. */
  readonly stale: readonly string[]
  readonly unspoken: number
  /** Integer qəpik for generating those. */
  readonly price: number | undefined
  readonly isSilent: boolean
  readonly isUnclear: boolean
}

interface ChosenBlocks extends Pick<ExportOptions, 'scope' | 'places'> {
  /** Keys of the blocks selected in the list, which replace the places. */
  readonly selected: ReadonlySet<string> | undefined
}

function includedBlocks(
  parts: readonly (readonly EditorBlock[])[],
  { scope, places, selected }: ChosenBlocks,
): readonly EditorBlock[] | undefined {
  if (scope === 'all') return parts.flat()
  if (selected) return parts.flat().filter(({ key }) => selected.has(key))
  return parsePlaces(places, parts.length)?.flatMap((place) => parts[place - 1] ?? [])
}

function planOf(
  state: EditorState,
  choice: ChosenBlocks,
  { service, multipliers, partsOf }: SpeechPrices,
): ExportPlan {
  const parts = partsOf(state)
  const chosen = includedBlocks(parts, choice)
  const included = chosen ?? parts.flat()
  const stale = included.filter((block) => factsOf(block, state.defaults).isToGenerate)
  return {
    blockIds: choice.scope === 'all' ? undefined : chosen?.flatMap(({ id }) => id ?? []),
    stale: stale.map(({ key }) => key),
    unspoken: stale.filter((block) => !hasSound(block)).length,
    price: service ? estimate(stale, state.defaults.voiceId, service, multipliers).price : 0,
    isSilent: !included.some(hasSound),
    isUnclear: !chosen,
  }
}

/** The displayed plan, which follows the editor with a short delay, and the present one. */
export function useExportPlan(
  { scope, places }: ExportOptions,
  selected: ReadonlySet<string> | undefined,
  prices: SpeechPrices,
) {
  const { store } = useEditor()
  const { service, multipliers, partsOf } = prices
  const count = useCallback(
    (state: EditorState) => planOf(state, { scope, places, selected }, { service, multipliers, partsOf }),
    [scope, places, selected, service, multipliers, partsOf],
  )
  return { plan: useSettled(count), planNow: () => count(store.getState()) }
}
