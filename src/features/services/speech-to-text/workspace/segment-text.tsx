import { memo, type RefObject, useEffect, useRef } from 'react'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { SegmentField } from '#src/features/segments/segment-field.tsx'
import { useReadAlong } from '#src/features/segments/use-read-along.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { wordAtPlace } from '#src/rules/word-ranges.ts'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { playOrPauseAt, playSourceAt, seekSource } from '../transcript/source-playback.ts'
import { commandsForSegment } from './commands-for-segment.ts'
import { doubtfulRanges } from './doubtful-words.ts'
import { useFollowing } from './use-following.ts'

function useDoubtfulMarks(block: EditorBlock, mirror: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const highlight = createHighlight('doubtful')
    const marked = doubtfulRanges(block).flatMap(
      ({ start, end }) => rangeIn(mirror.current, start, end) ?? [],
    )
    for (const range of marked) highlight?.add(range)
    return () => {
      for (const range of marked) highlight?.delete(range)
    }
  }, [block, mirror])
}

interface SegmentTextProps {
  block: EditorBlock
  /** Starts at 1. */
  place: number
  isReadOnly: boolean
  isRefused: boolean
}

export const SegmentText = memo(function SegmentText(props: SegmentTextProps) {
  const { block, place, isReadOnly, isRefused } = props
  const { t } = useTranslation('speech-to-text')
  const transcript = useOpenTranscript()
  const { editor, follow } = transcript
  const mirror = useRef<HTMLDivElement>(null)
  const words = useReadAlong(block, mirror, useFollowing().isLoaded)
  useDoubtfulMarks(block, mirror)
  const { key, text } = block
  const timeAt = (caret: number) => wordAtPlace(words, caret)?.from ?? segmentOf(block)?.start ?? 0
  const commands = commandsForSegment(editor, key)
  return (
    <SegmentField
      block={block}
      text={text}
      label={t('segment.text', { number: place })}
      isReadOnly={isReadOnly}
      isRefused={isRefused}
      mirror={mirror}
      commands={commands}
      enter={commands.split}
      play={(caret) => playOrPauseAt(editor, timeAt(caret))}
      onType={() => follow.set(false)}
      onClick={({ ctrlKey, metaKey, currentTarget: { selectionStart, selectionEnd } }) => {
        if (selectionStart !== selectionEnd) return
        const seconds = timeAt(selectionStart)
        if (ctrlKey || metaKey) playSourceAt(editor, seconds)
        else seekSource(transcript, seconds)
      }}
    />
  )
})
