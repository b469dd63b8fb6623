import { ExportModal } from '../modals/export-modal.tsx'
import { ReadAgainModal } from '../modals/read-again-modal.tsx'
import type { PagesRun } from '../pages/use-pages-run.ts'
import { PagesShortcuts } from './pages-shortcuts.tsx'

export type OpenModal = 'export' | 'again' | 'shortcuts'

interface WorkspaceModalsProps {
  open: OpenModal
  run: PagesRun
  pageKey: string | undefined
  onClose: () => void
}

export function WorkspaceModals({ open, run, pageKey, onClose }: WorkspaceModalsProps) {
  switch (open) {
    case 'export':
      return <ExportModal onClose={onClose} />
    case 'again':
      return <ReadAgainModal run={run} pageKey={pageKey} onClose={onClose} />
    case 'shortcuts':
      return <PagesShortcuts onClose={onClose} />
  }
}
