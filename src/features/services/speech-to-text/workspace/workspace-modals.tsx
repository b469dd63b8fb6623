import type { Rejection } from '#src/contract/project-summary.ts'
import { ExportModal } from '../modals/export-modal.tsx'
import { FillersModal } from '../modals/fillers-modal.tsx'
import { RegenerateModal } from '../modals/regenerate-modal.tsx'
import { RenameSpeakerModal } from '../modals/rename-speaker-modal.tsx'
import { SpeakersModal } from '../modals/speakers-modal.tsx'
import type { TranscriptRun } from '../transcript/use-transcript-run.ts'
import { TranscriptShortcuts } from './transcript-shortcuts.tsx'

export type OpenModal = 'export' | 'regenerate' | 'speakers' | 'fillers' | 'rename' | 'shortcuts'

interface WorkspaceModalsProps {
  open: OpenModal
  run: TranscriptRun
  fixed: Rejection | undefined
  onClose: () => void
}

export function WorkspaceModals({ open, run, fixed, onClose }: WorkspaceModalsProps) {
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
    case 'shortcuts':
      return <TranscriptShortcuts onClose={onClose} />
  }
}
