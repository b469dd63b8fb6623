import { Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useEditor, useHistoryState, useSummary } from './editor-context.ts'

export function useHistoryTools(): Tool[] {
  const { t } = useTranslation('editor')
  const { undo, redo } = useEditor()
  const { canUndo, canRedo } = useHistoryState()
  const isReadOnly = !isEditable(useSummary())
  return [
    {
      id: 'undo',
      label: t('toolbar.undo'),
      name: t('toolbar.undo'),
      shortcut: t('keys.undo'),
      icon: Undo2,
      isDisabled: isReadOnly || !canUndo,
      onSelect: undo,
      onPhones: 'row',
    },
    {
      id: 'redo',
      label: t('toolbar.redo'),
      name: t('toolbar.redo'),
      shortcut: t('keys.redo'),
      icon: Redo2,
      isDisabled: isReadOnly || !canRedo,
      onSelect: redo,
      onPhones: 'menu',
    },
  ]
}
