import { ShortcutsModal } from '#src/features/editor/shortcuts-modal.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'

const own = ['doubtful', 'lines'] as const
const shared = ['undo', 'redo', 'find', 'sheet'] as const

export function PagesShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['detect-text', 'editor'])
  const shortcuts = [
    ...own.map((name) => ({ does: t(`shortcuts.${name}`), keys: t(`keys.${name}`) })),
    ...shared.map((name) => ({ does: t(`editor:shortcuts.${name}`), keys: t(`editor:keys.${name}`) })),
  ]
  return <ShortcutsModal isOpen onClose={onClose} own={shortcuts} />
}
