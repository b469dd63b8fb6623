import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import {
  blocksOf,
  type EditorState,
  useEditor,
  useProjectDefaults,
  useSettled,
} from '#src/features/editor/editor-context.ts'
import { speaksLanguage } from '#src/features/voices/speaks-language.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SPOKEN_BLOCK_MAX } from '#src/rules/limits.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { charactersOf } from './block-facts.ts'
import { everyBlock, type PartsOf } from './parts-of.ts'
import { createEstimate, type Estimate, type Multipliers, speechTallies } from './speech-figures.ts'

export interface Quote {
  readonly changed: Estimate
  readonly all: Estimate
  readonly tooLong: readonly number[]
  readonly stale: number
  /** Prices and voices are loaded; until then the foot does not show what there is to generate. */
  readonly isKnown: boolean
}

const freeEstimate: Estimate = { blocks: 0, price: 0, shares: [] }
const emptyQuote: Quote = { changed: freeEstimate, all: freeEstimate, tooLong: [], stale: 0, isKnown: false }

export function useTariff(slug: ServiceSlug, partsOf: PartsOf = everyBlock) {
  const {
    data: service,
    isLoadingError: isServiceFailed,
    refetch: fetchService,
  } = useQuery(catalogQueries.service(slug))
  const {
    data: voices,
    isLoadingError: areVoicesFailed,
    refetch: fetchVoices,
  } = useQuery(voicesQueries.list())
  const multipliers: Multipliers = useMemo(
    () => new Map(voices?.map(({ id, price_multiplier }) => [id, price_multiplier])),
    [voices],
  )
  const retryFailed = useCallback(() => {
    if (isServiceFailed) void fetchService()
    if (areVoicesFailed) void fetchVoices()
  }, [isServiceFailed, areVoicesFailed, fetchService, fetchVoices])
  /** Requests failed queries again; undefined if nothing has failed. */
  const retry = isServiceFailed || areVoicesFailed ? retryFailed : undefined
  const maxCharacters = service?.limits.max_chars ?? SPOKEN_BLOCK_MAX
  // The same object until something in it changes, so that the tools do not render with every new price.
  return useMemo(
    () => ({ service, voices, multipliers, partsOf, maxCharacters, retry }),
    [service, voices, multipliers, partsOf, maxCharacters, retry],
  )
}

export type Tariff = ReturnType<typeof useTariff>

/** Places of blocks that are too long, counted from 1: those of the whole project, whatever its parts are. */
function blocksTooLong(state: EditorState, maxCharacters: number): readonly number[] {
  if (speechTallies(state, everyBlock).every(({ longest }) => longest <= maxCharacters)) return []
  return blocksOf(state).flatMap((block, index) => (charactersOf(block) > maxCharacters ? index + 1 : []))
}

export function useQuote({ service, voices, multipliers, maxCharacters, partsOf }: Tariff): Quote {
  const areVoicesKnown = voices !== undefined
  const count = useCallback(
    (state: EditorState): Quote => {
      if (!service || !areVoicesKnown) return emptyQuote
      const { defaults } = state
      const all = createEstimate(defaults.voiceId, service, multipliers)
      const changed = createEstimate(defaults.voiceId, service, multipliers)
      let stale = 0
      for (const tally of speechTallies(state, partsOf)) {
        for (const [voice, spoken] of tally.all) all.add(voice, spoken)
        for (const [voice, spoken] of tally.changed) changed.add(voice, spoken)
        stale += tally.stale
      }
      const tooLong = blocksTooLong(state, maxCharacters)
      return { changed: changed.result(), all: all.result(), tooLong, stale, isKnown: true }
    },
    [service, areVoicesKnown, multipliers, maxCharacters, partsOf],
  )
  return useSettled(count)
}

export interface Obstacle {
  readonly text: string
  readonly isVoice?: boolean
  readonly retry?: () => void
}

export function useObstacle(
  { voices, retry }: Tariff,
  { tooLong, changed, all }: Quote,
): Obstacle | undefined {
  const { t } = useTranslation('editor')
  const { voiceId, language } = useProjectDefaults()
  const { voice_id } = useSignal(useEditor().body)
  if (retry) return { text: t('obstacle.prices'), retry }
  const [first] = tooLong
  if (first !== undefined) return { text: t('obstacle.tooLong', { number: first, count: tooLong.length }) }
  if (!voices || (changed.blocks === 0 && all.blocks > 0)) return undefined
  const voice = voices.find(({ id }) => id === voiceId)
  // The server does not send the name of the project's voice.
  if (!voice && voiceId === null && voice_id === undefined) return undefined
  if (!voice) return { text: t('obstacle.noVoice'), isVoice: true }
  if (speaksLanguage(voice, language)) return undefined
  return { text: t('obstacle.voiceLanguage', { name: voice.name }), isVoice: true }
}
