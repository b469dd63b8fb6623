import { useCallback, useMemo } from 'react'
import { type EditorState, useSettled } from '#src/features/editor/editor-context.ts'
import { type BlockTimes, fitPauses } from './fit-pauses.ts'
import type { SavedSubtitles } from './saved-subtitles.ts'

const noTimes: BlockTimes = new Map()

export function timesOf({ subtitles, places }: SavedSubtitles): BlockTimes {
  return new Map(
    places.flatMap(({ block, cues }) => {
      const cue = subtitles.cues[cues[0] ?? -1]
      return cue ? [[block, cue] as const] : []
    }),
  )
}

/** The pauses to change for the times of the file, and the blocks that do not fit them. */
export function useFit(kept: SavedSubtitles | undefined) {
  const times = useMemo(() => (kept ? timesOf(kept) : noTimes), [kept])
  const fit = useCallback((state: EditorState) => fitPauses(state, times), [times])
  return { times, ...useSettled(fit) }
}
