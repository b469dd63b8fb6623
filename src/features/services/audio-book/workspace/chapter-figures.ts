import type { EditorState } from '#src/features/editor/editor-context.ts'
import { charactersOf, hasSound, isSpoken, isToGenerate } from '#src/features/speech/speech-price.ts'
import { isInRun } from '#src/rules/open-in-run.ts'
import { chaptersOf, isIncluded } from './chapters.ts'

export interface ChapterFigures {
  readonly characters: number
  /** Blocks that are spoken, and how many of them have the sound that they should have. */
  readonly spoken: number
  readonly ready: number
  /** Blocks with a sound that is not that of their text any more. */
  readonly stale: number
  readonly running: number
  /** Seconds of what there is. */
  readonly duration: number
  readonly isIncluded: boolean
}

export function chapterFigures(state: EditorState): Record<string, ChapterFigures> {
  const figures: Record<string, ChapterFigures> = {}
  for (const chapter of chaptersOf(state)) {
    const spoken = chapter.blocks.filter(isSpoken)
    const changed = spoken.filter((block) => isToGenerate(block, state.defaults))
    const running = spoken.filter(({ generated }) => isInRun(generated)).length
    figures[chapter.key ?? ''] = {
      characters: spoken.reduce((sum, block) => sum + charactersOf(block), 0),
      spoken: spoken.length,
      ready: spoken.length - changed.length - running,
      stale: changed.filter(hasSound).length,
      running,
      duration: chapter.blocks.reduce((sum, { generated }) => sum + (generated.duration ?? 0), 0),
      isIncluded: isIncluded(chapter),
    }
  }
  return figures
}
