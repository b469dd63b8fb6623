import { memo } from 'react'
import { MAX_CHAPTERS } from '#src/contract/limits.ts'
import { type EditorBlock, useBlock, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { useBlockRefusal } from '#src/features/editor/editor-notices.tsx'
import { segmentOf } from '#src/features/segments/segment.ts'
import { SegmentFrame, type SegmentPlace } from '#src/features/segments/segment-frame.tsx'
import { SegmentHead } from '#src/features/segments/segment-head.tsx'
import { SegmentMenu } from '#src/features/segments/segment-menu.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { addChapter, chaptersAt } from '../transcript/chapters.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { playSourceAt } from '../transcript/source-playback.ts'
import { chaptersOf } from '../transcript/transcript-defaults.ts'
import { SegmentChapters } from './chapter-title.tsx'
import { commandsForSegment } from './commands-for-segment.ts'
import { SegmentSpeaker } from './segment-speaker.tsx'
import { SegmentText } from './segment-text.tsx'

interface SegmentRowProps extends SegmentPlace {
  isReadOnly: boolean
  /** It is being transcribed again: the previous text is dimmed until it is replaced. */
  isDimmed: boolean
  shownCharacters?: number | undefined
}

function useChapterEntries(block: EditorBlock, place: number): MenuEntry[] {
  const { t } = useTranslation('speech-to-text')
  const { editor, naming } = useOpenTranscript()
  const chapters = chaptersOf(useProjectDefaults())
  const above = editor.store.getBlock(editor.store.getOrder()[place - 2] ?? '')
  if (!chapters || chapters.length >= MAX_CHAPTERS || chaptersAt(chapters, above, block).length > 0) return []
  function begin() {
    const title = t('chapter.numbered', { number: (chapters?.length ?? 0) + 1 })
    const added = addChapter(editor.store.getState(), block.key, title)
    if (!added) return
    naming.set(added.id)
    editor.run(added.command)
  }
  return [{ id: 'chapter', label: t('chapter.begin'), onSelect: begin }]
}

function OpenMenu({ block, place }: { block: EditorBlock; place: number }) {
  const { t } = useTranslation('speech-to-text')
  const { editor } = useOpenTranscript()
  const entries: MenuEntry[] = [
    {
      id: 'play',
      label: t('segment.playFrom'),
      onSelect: () => playSourceAt(editor, segmentOf(block)?.start ?? 0),
    },
    { kind: 'separator', id: 'structure' },
    ...useChapterEntries(block, place),
  ]
  const commands = commandsForSegment(editor, block.key)
  return <SegmentMenu block={block} place={place} commands={commands} entries={entries} />
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
        menu={<OpenMenu block={block} place={place} />}
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
