import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Kbd } from '#src/ui/kbd.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { shownKeys } from '#src/ui/shown-keys.ts'

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
  'select',
  'selectAll',
  'play',
  'undo',
  'redo',
  'find',
  'finding',
  'check',
  'checkOn',
  'textPause',
  'sheet',
] as const

type ShortcutName = (typeof shortcuts)[number] | 'search'

/** Shown by tools of the page too, so these keys load with the page; the others load with the modal. */
const toolKeys = ['selectAll', 'undo', 'redo', 'find', 'check', 'sheet'] as const

const isToolKey = (name: ShortcutName): name is (typeof toolKeys)[number] =>
  toolKeys.some((each) => each === name)

/** Returns shortcuts of the editor by name, with what they do. */
export function useShortcuts() {
  const { t } = useTranslation(['editor-modals', 'editor'])
  return (names: readonly ShortcutName[]): Shortcut[] =>
    names.map((name) => ({
      does: t(`shortcuts.${name}`),
      keys: isToolKey(name) ? t(`editor:keys.${name}`) : t(`keys.${name}`),
    }))
}

/** Shows each key as a cap; typed text such as [0.5s] is not a key. */
function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  if (keys.startsWith('[')) return <code className="font-sans text-13 text-muted">{keys}</code>
  return (
    <span className="flex gap-1">
      {shownKeys(keys)
        .split(' ')
        .map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
    </span>
  )
}

interface ShortcutsModalProps {
  isOpen: boolean
  onClose: () => void
  /** The service's own shortcuts, instead of those for spoken blocks. */
  own?: readonly Shortcut[]
  /** More shortcuts. */
  more?: readonly Shortcut[]
  /** Choices about what the shortcuts do. */
  children?: ReactNode
}

export function ShortcutsModal({ isOpen, onClose, own, more = [], children }: ShortcutsModalProps) {
  const { t } = useTranslation('editor-modals')
  const shortcutsOf = useShortcuts()
  const shown = [...(own ?? shortcutsOf(shortcuts)), ...more, ...shortcutsOf(['search'])]
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('shortcuts.title')}>
      {children}
      <dl className="pb-4">
        {shown.map(({ does, keys }) => (
          <div
            key={does}
            className="flex items-center justify-between gap-4 border-line py-2 not-last:border-b"
          >
            <dt>{does}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
