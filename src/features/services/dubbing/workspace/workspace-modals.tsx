import type { DubRun } from '../dub/use-dub-run.ts'
import { ExportModal } from '../modals/export-modal.tsx'
import { LanguagesModal } from '../modals/languages-modal.tsx'
import { SpeakersModal } from '../modals/speakers-modal.tsx'
import { DubShortcuts } from './dub-shortcuts.tsx'

export type OpenModal = 'export' | 'languages' | 'speakers' | 'shortcuts'

interface WorkspaceModalsProps {
  open: OpenModal
  run: DubRun
  onClose: () => void
}

export function WorkspaceModals({ open, run, onClose }: WorkspaceModalsProps) {
  switch (open) {
    case 'export':
      return <ExportModal run={run} onClose={onClose} />
    case 'languages':
      return <LanguagesModal onClose={onClose} />
    case 'speakers':
      return <SpeakersModal onClose={onClose} />
    case 'shortcuts':
      return <DubShortcuts onClose={onClose} />
  }
}
