import { useTranslation } from 'react-i18next'
import { ShortcutsModal } from '#src/features/editor/shortcuts-modal.tsx'

const own = ['hear', 'split', 'merge', 'neighbour', 'play', 'nudge'] as const
const shared = ['undo', 'redo', 'find', 'sheet'] as const

export function DubShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dubbing', 'editor'])
  const shortcuts = [
    ...own.map((name) => ({ does: t(`shortcuts.${name}`), keys: t(`keys.${name}`) })),
    ...shared.map((name) => ({ does: t(`editor:shortcuts.${name}`), keys: t(`editor:keys.${name}`) })),
  ]
  return <ShortcutsModal isOpen onClose={onClose} own={shortcuts} />
}
