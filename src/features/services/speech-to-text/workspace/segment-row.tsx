import { memo } from 'react'
import { useBlock } from '#src/features/editor/editor-context.ts'
import { useBlockRefusal } from '#src/features/editor/editor-notices.tsx'
import { segmentOf } from '#src/features/segments/segment.ts'
import { SegmentFrame, type SegmentPlace } from '#src/features/segments/segment-frame.tsx'
import { SegmentHead } from '#src/features/segments/segment-head.tsx'
import { SegmentMenu } from '#src/features/segments/segment-menu.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { playSourceAt } from '../transcript/source-playback.ts'
import { SegmentChapters } from './chapter-title.tsx'
import { OpenSegmentMenu } from './lazy-menus.ts'
import type { SegmentMenuProps } from './segment-menus.tsx'
import { SegmentSpeaker } from './segment-speaker.tsx'
import { SegmentText } from './segment-text.tsx'

interface SegmentRowProps extends SegmentPlace {
  isReadOnly: boolean
  /** It is being transcribed again: the previous text is dimmed until it is replaced. */
  isDimmed: boolean
  shownCharacters?: number | undefined
}

function Menu(props: SegmentMenuProps) {
  return <SegmentMenu place={props.place} content={(menu) => <OpenSegmentMenu {...props} menu={menu} />} />
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
        <SegmentSpeaker block={block} place={place} isReadOnly={isLocked} />
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
