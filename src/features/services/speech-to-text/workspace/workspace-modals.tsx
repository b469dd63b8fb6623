import type { ExportFile } from '#src/contract/work.ts'
import { ExportModal } from '../modals/export-modal.tsx'
import { RegenerateModal } from '../modals/regenerate-modal.tsx'
import { RenameSpeakerModal } from '../modals/rename-speaker-modal.tsx'
import { SpeakersModal } from '../modals/speakers-modal.tsx'
import { TranscriptShortcuts } from './transcript-shortcuts.tsx'
import type { Transcribing } from './use-transcribing.ts'

/** The modal that is open over the transcript. */
export type OpenModal = 'export' | 'regenerate' | 'speakers' | 'rename' | 'shortcuts'

interface WorkspaceModalsProps {
  open: OpenModal
  transcribing: Transcribing
  files: readonly ExportFile[]
  onClose: () => void
}

/** The modals of the workspace, one at a time. */
export function WorkspaceModals({ open, transcribing, files, onClose }: WorkspaceModalsProps) {
  switch (open) {
    case 'export':
      return <ExportModal files={files} onClose={onClose} />
    case 'regenerate':
      return <RegenerateModal transcribing={transcribing} onClose={onClose} />
    case 'speakers':
      return <SpeakersModal onClose={onClose} />
    case 'rename':
      return <RenameSpeakerModal onClose={onClose} />
    case 'shortcuts':
      return <TranscriptShortcuts onClose={onClose} />
  }
}
