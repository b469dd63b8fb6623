import type { Rejection } from '#src/contract/project-summary.ts'
import { LayOverModal } from '#src/features/segments/lay-over-modal.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ExportModal } from '../modals/export-modal.tsx'
import { FillersModal } from '../modals/fillers-modal.tsx'
import { RegenerateModal } from '../modals/regenerate-modal.tsx'
import { RenameSpeakerModal } from '../modals/rename-speaker-modal.tsx'
import { SpeakersModal } from '../modals/speakers-modal.tsx'
import type { TranscriptRun } from '../transcript/use-transcript-run.ts'
import { TranscriptShortcuts } from './transcript-shortcuts.tsx'

export type OpenModal =
  | 'export'
  | 'regenerate'
  | 'speakers'
  | 'fillers'
  | 'rename'
  | 'shortcuts'
  | 'subtitles'

interface WorkspaceModalsProps {
  open: OpenModal
  run: TranscriptRun
  fixed: Rejection | undefined
  onClose: () => void
}

export function WorkspaceModals({ open, run, fixed, onClose }: WorkspaceModalsProps) {
  const { t } = useTranslation('speech-to-text')
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
    case 'shortcuts':
      return <TranscriptShortcuts onClose={onClose} />
  }
}
