import type { EditorState } from '#src/features/editor/editor-context.ts'
import { charactersOf, factsOf, hasSound, isSpoken } from '#src/features/speech/block-facts.ts'
import { estimate } from '#src/features/speech/speech-price.ts'
import type { Tariff } from '#src/features/speech/use-quote.ts'
import { isInRun } from '#src/rules/open-in-run.ts'
import { chaptersOf, isIncluded } from './chapters.ts'

export interface ChapterFigures {
  readonly characters: number
  /** Blocks that are spoken, and how many of them have the sound that they should have. */
  readonly spoken: number
  readonly ready: number
  /** Blocks with a sound that is not that of their text any more. */
  readonly stale: number
  /** Blocks that could not be spoken when that was tried. */
  readonly failed: number
  readonly running: number
  /** Its part of a price in qəpik, what is to be generated: a least charge is one for all chapters together. */
  readonly price: number | undefined
  /** Seconds of what there is. */
  readonly duration: number
  readonly isIncluded: boolean
}

export function chapterFigures(
  state: EditorState,
  { service, multipliers }: Pick<Tariff, 'service' | 'multipliers'>,
): Record<string, ChapterFigures> {
  const { voiceId } = state.defaults
  const tariff = service && { ...service, min_charge: '0.00' }
  const figures: Record<string, ChapterFigures> = {}
  for (const chapter of chaptersOf(state)) {
    const spoken = chapter.blocks.filter(isSpoken)
    const changed = spoken.filter((block) => factsOf(block, state.defaults).isToGenerate)
    const running = spoken.filter(({ generated }) => isInRun(generated)).length
    figures[chapter.key ?? ''] = {
      characters: spoken.reduce((sum, block) => sum + charactersOf(block), 0),
      spoken: spoken.length,
      ready: spoken.length - changed.length - running,
      stale: changed.filter(hasSound).length,
      failed: changed.filter(({ generated }) => generated.status === 'failed').length,
      running,
      price: tariff ? estimate(changed, voiceId, tariff, multipliers).price : 0,
      duration: chapter.blocks.reduce((sum, { generated }) => sum + (generated.duration ?? 0), 0),
      isIncluded: isIncluded(chapter),
    }
  }
  return figures
}
