import { useState } from 'react'
import { blocksOf, useEditor } from '#src/features/editor/editor-context.ts'
import { ShortcutsModal, useShortcuts } from '#src/features/editor/shortcuts-modal.tsx'
import { ReuseModal } from '#src/features/reuse/reuse-modal.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ExportModal } from '../modals/export-modal.tsx'
import { ReadAgainModal } from '../modals/read-again-modal.tsx'
import type { PagesRun } from '../pages/use-pages-run.ts'

const pageShortcuts = ['doubtful', 'lines'] as const
const sharedShortcuts = ['undo', 'redo', 'find', 'check', 'checkOn', 'sheet'] as const

function PagesShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('detect-text-lazy')
  const shortcutsOf = useShortcuts()
  const shortcuts = [
    ...pageShortcuts.map((name) => ({ does: t(`shortcuts.${name}`), keys: t(`keys.${name}`) })),
    ...shortcutsOf(sharedShortcuts),
  ]
  return <ShortcutsModal isOpen onClose={onClose} own={shortcuts} />
}

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
