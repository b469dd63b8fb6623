import { Play } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { trackOf } from '#src/audio/track.ts'
import { useLitWord } from '#src/audio/use-lit-word.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { wordRanges } from '#src/audio/word-ranges.ts'
import { useBlockField } from '#src/features/editor/block-rows.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { refusalIdOf } from '#src/features/editor/editor-notices.tsx'
import { cleanText } from '#src/lib/clean-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { commandsForSegment } from '../dub/dub-commands.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { hear, isFilmTrack, playFilmAt, useOpenDub } from '../dub/open-dub.ts'
import { Mirror, TEXT_LAYER } from './mirror.tsx'
import type { SegmentProps } from './segment-props.ts'

const ignore = () => false

function useReadAlong(block: EditorBlock, mirror: Parameters<typeof useLitWord>[1]) {
  const dub = useOpenDub()
  const isLoaded = usePlayer((state) => isFilmTrack(dub, trackOf(state)))
  const { text } = block
  const segment = dubOf(block)
  const ranges = useMemo(() => (segment ? wordRanges(text, segment.words) : []), [text, segment])
  const isHere = (seconds: number) =>
    segment !== undefined && seconds >= segment.start && seconds < segment.end
  useLitWord(isLoaded ? ranges : undefined, mirror, isHere)
}

/** What is said in the original. Enter divides it, Backspace at its start joins it with the one above. */
export function SourceText({ block, place, isReadOnly, isRefused }: SegmentProps & { isRefused: boolean }) {
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const { editor } = dub
  const field = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  useReadAlong(block, mirror)
  const { handleKey } = useBlockField(block, field, mirror)
  const { key, text } = block
  const commands = commandsForSegment(editor, key)
  const play = () => {
    hear(dub, false)
    playFilmAt(dub, dubOf(block)?.start ?? 0)
    return true
  }
  return (
    <div className="flex min-w-0 items-start gap-1">
      <IconButton
        size="small"
        label={t('segment.playSource', { number: place })}
        icon={<Play size={16} aria-hidden />}
        onClick={play}
      />
      <div className="grid min-w-0 flex-1">
        <Mirror ref={mirror} text={text} />
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          readOnly={isReadOnly || block.isRemoving}
          aria-label={t('segment.source', { number: place })}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? refusalIdOf(key) : undefined}
          onChange={(event) => {
            // Keyboards of phones insert the line break without a key event for Enter.
            const { inputType } = event.nativeEvent as InputEvent
            if (inputType === 'insertLineBreak') return commands.split(event.target.selectionStart - 1)
            editor.typeText(key, cleanText(event.target.value.replace(/\n/g, ' ')).text)
          }}
          onKeyDown={(event) =>
            handleKey(event, { commands, enter: commands.split, duplicate: ignore, remove: ignore, play })
          }
          className={`${TEXT_LAYER} w-full resize-none overflow-hidden bg-transparent outline-none`}
        />
      </div>
    </div>
  )
}
