import { ShortcutsModal, useShortcuts } from '#src/features/editor/shortcuts-modal.tsx'
import { ListeningSettings, useListeningShortcuts } from '#src/features/listening/listening-settings.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'

const segmentKeys = ['split', 'merge', 'neighbour'] as const
const editorKeys = [
  'select',
  'selectAll',
  'undo',
  'redo',
  'find',
  'finding',
  'check',
  'checkOn',
  'sheet',
] as const

interface SegmentShortcutsProps {
  own: readonly { readonly does: string; readonly keys: string }[]
  onClose: () => void
}

export function SegmentShortcuts({ own, onClose }: SegmentShortcutsProps) {
  const { t } = useTranslation('segments-lazy')
  const shortcutsOf = useShortcuts()
  const shortcuts = [
    ...segmentKeys.map((name) => ({ does: t(`shortcuts.${name}`), keys: t(`keys.${name}`) })),
    ...own,
    ...shortcutsOf(editorKeys),
  ]
  return (
    <ShortcutsModal isOpen onClose={onClose} own={shortcuts} more={useListeningShortcuts()}>
      <ListeningSettings />
    </ShortcutsModal>
  )
}
