import { ShortcutsModal } from '#src/features/editor/shortcuts-modal.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'

const pageShortcuts = ['doubtful', 'lines'] as const
const sharedShortcuts = ['undo', 'redo', 'find', 'check', 'checkOn', 'sheet'] as const

export function PagesShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['detect-text', 'editor', 'editor-modals'])
  const shortcuts = [
    ...pageShortcuts.map((name) => ({ does: t(`shortcuts.${name}`), keys: t(`keys.${name}`) })),
    ...sharedShortcuts.map((name) => ({
      does: t(`editor-modals:shortcuts.${name}`),
      keys: t(`editor:keys.${name}`),
    })),
  ]
  return <ShortcutsModal isOpen onClose={onClose} own={shortcuts} />
}
