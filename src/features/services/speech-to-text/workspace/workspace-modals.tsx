import { useState } from 'react'
import type { Rejection } from '#src/contract/project-summary.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { blocksOf, useEditor } from '#src/features/editor/editor-context.ts'
import { recordingOf } from '#src/features/reuse/reusable.ts'
import { ReuseModal } from '#src/features/reuse/reuse-modal.tsx'
import { LayOverModal } from '#src/features/segments/lay-over-modal.tsx'
import { SegmentShortcuts } from '#src/features/segments/segment-shortcuts.tsx'
import { speakerTurns } from '#src/features/segments/speaker-turns.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { ExportModal } from '../modals/export-modal.tsx'
import { FillersModal } from '../modals/fillers-modal.tsx'
import { RegenerateModal } from '../modals/regenerate-modal.tsx'
import { RenameSpeakerModal } from '../modals/rename-speaker-modal.tsx'
import { SpeakersModal } from '../modals/speakers-modal.tsx'
import type { TranscriptRun } from '../transcript/use-transcript-run.ts'

function TranscriptShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['editor-modals', 'segments-lazy'])
  const own = [
    { does: t('listening.playFrom'), keys: t('segments-lazy:keys.play') },
    { does: t('listening.playWord'), keys: t('listening.keys.playWord') },
  ]
  return <SegmentShortcuts own={own} onClose={onClose} />
}

const PasteText = lazyPartsWith(['speech-to-text-paste'])(
  'PasteTextModal',
  () => import('../modals/paste-text-modal.tsx'),
)

const Corrections = lazyPartsWith(['speech-to-text-corrections'])(
  'CorrectionsModal',
  () => import('../modals/corrections-modal.tsx'),
)

const Chapters = lazyPartsWith(['speech-to-text-chapters'])(
  'ChaptersModal',
  () => import('../modals/chapters-modal.tsx'),
)

const Summary = lazyPartsWith(['speech-to-text-summary', 'selection'])(
  'SummaryModal',
  () => import('../modals/summary-modal.tsx'),
)

const Bleep = lazyPartsWith(['speech-to-text-bleep', 'redaction', 'recording-clean'])(
  'BleepModal',
  () => import('../modals/bleep-modal.tsx'),
)

/** The recording with tones; a project without one has nothing to open. */
function TranscriptBleep({ onClose }: { onClose: () => void }) {
  const source = useSignal(useEditor().body).transcript?.source
  return (
    source && (
      <LazyBoundary onFailed={onClose}>
        <Bleep source={source} onClose={onClose} />
      </LazyBoundary>
    )
  )
}

export type OpenModal =
  | 'export'
  | 'regenerate'
  | 'speakers'
  | 'fillers'
  | 'rename'
  | 'shortcuts'
  | 'subtitles'
  | 'text'
  | 'corrections'
  | 'chapters'
  | 'summary'
  | 'bleep'
  | 'reuse'

/** The text with the segments of a speaker as one paragraph, or the recording. */
function TranscriptReuse({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const source = useSignal(editor.body).transcript?.source
  const [texts] = useState(() => speakerTurns(blocksOf(editor.store.getState())))
  return (
    <ReuseModal
      content={{ texts, recording: source ? recordingOf(source) : undefined }}
      targets={['text-to-speech', 'dubbing', 'audio-book', 'chat-bot']}
      onClose={onClose}
    />
  )
}

interface WorkspaceModalsProps {
  open: OpenModal
  run: TranscriptRun
  fixed: Rejection | undefined
  /** A file that was dropped on the page, for `text`. */
  dropped: File | undefined
  onClose: () => void
}

export function WorkspaceModals({ open, run, fixed, dropped, onClose }: WorkspaceModalsProps) {
  const { t } = useTranslation('speech-to-text-lazy')
  switch (open) {
    case 'export':
      return <ExportModal onClose={onClose} />
    case 'regenerate':
      return <RegenerateModal run={run} fixed={fixed} onClose={onClose} />
    case 'speakers':
      return <SpeakersModal onClose={onClose} />
    case 'fillers':
      return <FillersModal onClose={onClose} />
    case 'rename':
      return <RenameSpeakerModal onClose={onClose} />
    case 'subtitles':
      return <LayOverModal description={t('subtitles.text')} onClose={onClose} />
    case 'text':
      return (
        <LazyBoundary onFailed={onClose}>
          <PasteText file={dropped} onClose={onClose} />
        </LazyBoundary>
      )
    case 'corrections':
      return (
        <LazyBoundary onFailed={onClose}>
          <Corrections onClose={onClose} />
        </LazyBoundary>
      )
    case 'chapters':
      return (
        <LazyBoundary onFailed={onClose}>
          <Chapters onClose={onClose} />
        </LazyBoundary>
      )
    case 'summary':
      return (
        <LazyBoundary onFailed={onClose}>
          <Summary onClose={onClose} />
        </LazyBoundary>
      )
    case 'bleep':
      return <TranscriptBleep onClose={onClose} />
    case 'reuse':
      return <TranscriptReuse onClose={onClose} />
    case 'shortcuts':
      return <TranscriptShortcuts onClose={onClose} />
  }
}
