import { useState } from 'react'
import { blocksOf, useEditor } from '#src/features/editor/editor-context.ts'
import { ReuseModal } from '#src/features/reuse/reuse-modal.tsx'
import { ExportModal } from '../modals/export-modal.tsx'
import { ReadAgainModal } from '../modals/read-again-modal.tsx'
import type { PagesRun } from '../pages/use-pages-run.ts'
import { PagesShortcuts } from './pages-shortcuts.tsx'

export type OpenModal = 'export' | 'again' | 'shortcuts' | 'reuse'

function PagesReuse({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const [texts] = useState(() => blocksOf(editor.store.getState()).map(({ text }) => text))
  return (
    <ReuseModal
      content={{ texts }}
      targets={['text-to-speech', 'audio-book', 'chat-bot']}
      onClose={onClose}
    />
  )
}

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
    case 'reuse':
      return <PagesReuse onClose={onClose} />
    case 'shortcuts':
      return <PagesShortcuts onClose={onClose} />
  }
}
