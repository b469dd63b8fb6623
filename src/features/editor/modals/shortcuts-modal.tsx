import { useTranslation } from 'react-i18next'
import { Kbd } from '#src/ui/kbd.tsx'
import { Modal } from '#src/ui/modal.tsx'

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
  'sheet',
] as const

/** Every key of the editor, on one page. */
export function ShortcutsModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['editor', 'common'])
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('shortcuts.title')}
      closeLabel={t('common:actions.close')}
    >
      <dl>
        {shortcuts.map((name) => (
          <div key={name} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              <Kbd>{t(`keys.${name}`)}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
