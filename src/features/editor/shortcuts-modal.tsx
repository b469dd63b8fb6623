import { useTranslation } from '#src/i18n/use-translation.ts'
import { Kbd } from '#src/ui/kbd.tsx'
import { Modal } from '#src/ui/modal.tsx'

export interface Shortcut {
  readonly does: string
  readonly keys: string
}

const shortcuts = [
  'addBelow',
  'split',
  'merge',
  'duplicate',
  'remove',
  'up',
  'down',
  'play',
  'undo',
  'redo',
  'find',
  'textPause',
  'sheet',
] as const

interface ShortcutsModalProps {
  isOpen: boolean
  onClose: () => void
  /** Where the service has other keys than those for blocks that are spoken. */
  own?: readonly Shortcut[]
}

export function ShortcutsModal({ isOpen, onClose, own }: ShortcutsModalProps) {
  const { t } = useTranslation(['editor', 'common'])
  const shown = own ?? shortcuts.map((name) => ({ does: t(`shortcuts.${name}`), keys: t(`keys.${name}`) }))
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('shortcuts.title')}
      closeLabel={t('common:actions.close')}
    >
      <dl>
        {shown.map(({ does, keys }) => (
          <div key={does} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <dt>{does}</dt>
            <dd>
              <Kbd>{keys}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
