import { useMemo } from 'react'
import { CheckBar } from '#src/features/checks/check-bar.tsx'
import type { CheckedKind } from '#src/features/checks/checked-blocks.ts'
import { blocksOf } from '#src/features/editor/editor-context.ts'
import { useListening } from '#src/features/listening/use-listening.ts'
import {
  contentOfSegment,
  cuesOfSegments,
  startOfSegment,
  stretchOfSegment,
} from '#src/features/segments/segment-checks.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { isStale } from '../dub/fit.ts'
import { isFilm, isMixOf, type OpenDub, useOpenDub } from '../dub/open-dub.ts'

/** The dub in one language, heard in its mix or segment by segment. */
function checkedDub(dub: OpenDub, language: number): CheckedKind {
  const { store } = dub.editor
  const translationOf = (key: string) => dubOf(store.getBlock(key))?.translations[language]
  const isToSpeak = (key: string) => {
    const segment = dubOf(store.getBlock(key))
    return segment !== undefined && isStale(store.getDefaults(), segment, language)
  }
  function clipOf(track: string) {
    const key = store.getOrder().find((each) => translationOf(each)?.generated.audio_url === track)
    return key === undefined ? undefined : { key, start: 0, end: translationOf(key)?.generated.duration ?? 0 }
  }
  return {
    part: String(language),
    blocks: (state) => blocksOf(state).filter((block) => dubOf(block)?.translations[language]),
    cues: (state) => cuesOfSegments(state, (block) => dubOf(block)?.translations[language]?.text ?? ''),
    contentOf(block) {
      const { text = '', speed = 1 } = dubOf(block)?.translations[language] ?? {}
      return contentOfSegment(block, `${speed} ${text}`)
    },
    stretchAt(track, seconds) {
      const heard = isMixOf(dub, track, language) ? stretchOfSegment(dub.editor, seconds) : clipOf(track)
      return heard && !isToSpeak(heard.key) ? heard : undefined
    },
  }
}

export function DubChecks() {
  const dub = useOpenDub()
  const language = useSignal(dub.language)
  const kind = useMemo(() => checkedDub(dub, language), [dub, language])
  useListening((track, seconds) => (isFilm(dub, track) ? startOfSegment(dub.editor, seconds) : 0))
  return <CheckBar kind={kind} />
}
