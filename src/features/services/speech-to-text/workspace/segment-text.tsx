import { memo, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { wordAtPlace } from '#src/audio/word-ranges.ts'
import { useBlockField } from '#src/features/editor/block-rows.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { refusalIdOf } from '#src/features/editor/editor-notices.tsx'
import { segmentOf } from '#src/features/segments/segment.ts'
import { cleanText } from '#src/lib/clean-text.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { commandsForSegment } from './commands-for-segment.ts'
import { playOrPauseAt, playSourceAt, seekSource } from './source-playback.ts'
import { useDoubtfulMarks, useReadAlong } from './use-read-along.ts'

const LAYER = 'col-start-1 row-start-1 min-h-6 whitespace-pre-wrap wrap-anywhere text-16'

interface SegmentTextProps {
  block: EditorBlock
  /** From 1. */
  place: number
  isReadOnly: boolean
  isRefused: boolean
}

const ignore = () => false

/** An unseen copy of a text, which carries the marks of spoken, found and doubtful words. */
function Mirror({ ref, text }: { ref: Ref<HTMLDivElement>; text: string }) {
  return (
    <div ref={ref} aria-hidden="true" dir="auto" className={`${LAYER} pointer-events-none text-transparent`}>
      {`${text}\u200b`}
    </div>
  )
}

export const SegmentText = memo(function SegmentText(props: SegmentTextProps) {
  const { block, place, isReadOnly, isRefused } = props
  const { t } = useTranslation('speech-to-text')
  const transcript = useOpenTranscript()
  const { editor, follow } = transcript
  const field = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const words = useReadAlong(block, mirror)
  useDoubtfulMarks(block, mirror)
  const { handleKey } = useBlockField(block, field, mirror)
  const { key, text } = block
  const timeAt = (caret: number) => wordAtPlace(words, caret)?.from ?? segmentOf(block)?.start ?? 0
  const commands = commandsForSegment(editor, key)
  return (
    <div className="grid">
      <Mirror ref={mirror} text={text} />
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        value={text}
        readOnly={isReadOnly || block.isRemoving}
        aria-label={t('segment.text', { number: place })}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? refusalIdOf(key) : undefined}
        spellCheck
        onChange={(event) => {
          follow.set(false)
          // Keyboards of phones insert the line break without a key event for Enter.
          const { inputType } = event.nativeEvent as InputEvent
          if (inputType === 'insertLineBreak') return commands.split(event.target.selectionStart - 1)
          editor.typeText(key, cleanText(event.target.value.replace(/\n/g, ' ')).text)
        }}
        onClick={({ ctrlKey, metaKey, currentTarget: { selectionStart, selectionEnd } }) => {
          if (selectionStart !== selectionEnd) return
          const seconds = timeAt(selectionStart)
          if (ctrlKey || metaKey) playSourceAt(editor, seconds)
          else seekSource(transcript, seconds)
        }}
        onKeyDown={(event) =>
          handleKey(event, {
            commands,
            enter: commands.split,
            duplicate: ignore,
            remove: ignore,
            play: () => playOrPauseAt(editor, timeAt(event.currentTarget.selectionStart)),
          })
        }
        className={`${LAYER} w-full resize-none overflow-hidden bg-transparent outline-none`}
      />
    </div>
  )
})
