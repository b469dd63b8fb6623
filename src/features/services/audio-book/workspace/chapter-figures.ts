import type { EditorState } from '#src/features/editor/editor-context.ts'
import { charactersOf, factsOf, hasSound, isSpoken } from '#src/features/speech/block-facts.ts'
import { estimate } from '#src/features/speech/speech-figures.ts'
import type { Tariff } from '#src/features/speech/use-quote.ts'
import { isInRun } from '#src/rules/open-in-run.ts'
import { chaptersOf, isIncluded } from './chapters.ts'

export interface ChapterFigures {
  readonly characters: number
  /** Spoken blocks, and the number of them with an up-to-date result. */
  readonly spoken: number
  readonly ready: number
  /** Blocks whose result no longer matches their text or settings. */
  readonly stale: number
  /** Blocks that failed in their last run. */
  readonly failed: number
  readonly running: number
  /**
   * The chapter's share in qəpik of the price for unspoken blocks; a minimum charge applies once to all chapters
   * together.
   */
  readonly price: number | undefined
  /** Seconds of the existing results. */
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
