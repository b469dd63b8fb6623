import { memo, type RefObject, useEffect, useRef } from 'react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { type EditorBlock, useBlock, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { useBlockRefusal } from '#src/features/editor/editor-notices.tsx'
import { segmentOf } from '#src/features/segments/segment.ts'
import { SegmentField } from '#src/features/segments/segment-field.tsx'
import { SegmentFrame, type SegmentPlace } from '#src/features/segments/segment-frame.tsx'
import { SegmentHead } from '#src/features/segments/segment-head.tsx'
import { SegmentMenu } from '#src/features/segments/segment-menu.tsx'
import { SegmentSpeaker } from '#src/features/segments/segment-speaker.tsx'
import { useReadAlong } from '#src/features/segments/use-read-along.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { wordAtPlace } from '#src/rules/word-ranges.ts'
import type { OpenMenuProps } from '#src/ui/dropdown-menu-entries.ts'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { playOrPauseAt, playSourceAt, seekSource, useFollowing } from '../transcript/source-playback.ts'
import { speakersOf } from '../transcript/transcript-defaults.ts'
import { SegmentChapters } from './chapter-title.tsx'
import { commandsForSegment } from './commands-for-segment.ts'
import { doubtfulRanges } from './doubtful-words.ts'
import type { SegmentMenuProps, SpeakerMenuProps } from './segment-menus.tsx'

const lazyMenu = lazyPartsWith(['segments-lazy'])

export const OpenSegmentMenu = lazyMenu<'OpenSegmentMenu', SegmentMenuProps & { menu: OpenMenuProps }>(
  'OpenSegmentMenu',
  () => import('./segment-menus.tsx'),
)

export const OpenSpeakerMenu = lazyMenu<'OpenSpeakerMenu', SpeakerMenuProps>(
  'OpenSpeakerMenu',
  () => import('./segment-menus.tsx'),
)

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

interface SegmentProps {
  block: EditorBlock
  /** Starts at 1. */
  place: number
  isReadOnly: boolean
}

const SegmentText = memo(function SegmentText(props: SegmentProps & { isRefused: boolean }) {
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

interface SegmentRowProps extends SegmentPlace {
  isReadOnly: boolean
  /** It is being transcribed again: the previous text is dimmed until it is replaced. */
  isDimmed: boolean
  shownCharacters?: number | undefined
}

function Menu(props: SegmentMenuProps) {
  return <SegmentMenu place={props.place} content={(menu) => <OpenSegmentMenu {...props} menu={menu} />} />
}

function Speaker({ block, place, isReadOnly }: SegmentProps) {
  const speakers = speakersOf(useProjectDefaults())
  return (
    <SegmentSpeaker
      speakers={speakers}
      speakerId={segmentOf(block)?.speakerId ?? null}
      place={place}
      isReadOnly={isReadOnly}
      hasDot={speakers.length > 1}
      content={(menu) => <OpenSpeakerMenu block={block} menu={menu} />}
    />
  )
}

function StartTime({ seconds }: { seconds: number }) {
  const { t } = useTranslation('speech-to-text')
  const { editor } = useOpenTranscript()
  return (
    <button
      type="button"
      translate="no"
      aria-label={t('segment.playAt', { time: formatDuration(seconds) })}
      onClick={() => playSourceAt(editor, seconds)}
      className="tabular min-h-6 shrink-0 rounded-sm text-13 text-muted hover:text-ink"
    >
      {formatDuration(seconds)}
    </button>
  )
}

export const SegmentRow = memo(function SegmentRow(props: SegmentRowProps) {
  const { isReadOnly, isDimmed, shownCharacters, ...row } = props
  const { blockKey, place } = row
  const { t } = useTranslation('speech-to-text')
  const found = useBlock(blockKey)
  const refusal = useBlockRefusal(found)
  if (!found) return null
  const isTyping = shownCharacters !== undefined
  const block = isTyping ? { ...found, text: found.text.slice(0, shownCharacters) } : found
  const isLocked = isReadOnly || isTyping
  const segment = segmentOf(block)
  return (
    <SegmentFrame {...row} block={block} refusal={refusal} isDimmed={isDimmed}>
      <SegmentChapters block={found} place={place} isReadOnly={isLocked} />
      <SegmentHead
        blockKey={blockKey}
        place={place}
        isReadOnly={isLocked}
        menu={<Menu block={block} place={place} />}
      >
        {(segment?.end ?? 0) > 0 && <StartTime seconds={segment?.start ?? 0} />}
        <Speaker block={block} place={place} isReadOnly={isLocked} />
      </SegmentHead>
      <SegmentText block={block} place={place} isReadOnly={isLocked} isRefused={refusal !== undefined} />
      {block.generated.status === 'failed' && block.text === '' && (
        <p className="wrap-long text-13 text-danger">
          {block.generated.error?.message ?? t('segment.failed')}
        </p>
      )}
    </SegmentFrame>
  )
})
