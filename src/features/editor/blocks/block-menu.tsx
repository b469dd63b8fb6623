import { useTranslation } from 'react-i18next'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import type { EditorBlock } from '../document/editor-block.ts'
import { hasSound, isSpoken } from '../document/generation-price.ts'
import { useEditor } from '../editor-context.ts'
import { playAll } from '../playback.ts'
import { useBlockActions } from './block-actions.ts'
import { commandsFor } from './commands-for-block.ts'
import { RowIcon } from './row-icons.tsx'
import { useDuplicate, useRemove } from './use-block-work.ts'

interface BlockMenuProps {
  block: EditorBlock
  place: number
  isReadOnly: boolean
}

/** Everything that can be done with one block, for those who look for it instead of knowing its keys. */
export function BlockMenu({ block, place, isReadOnly }: BlockMenuProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const actions = useBlockActions()
  const remove = useRemove()
  const duplicate = useDuplicate()
  const { key } = block
  const commands = commandsFor(editor, key, actions.maxCharacters)
  const isText = block.type === 'text'
  const takes = block.generated.takes?.length ?? 0

  const entries = (): MenuEntry[] => [
    {
      id: 'play',
      label: t('menu.playFrom'),
      isDisabled: !hasSound(block),
      onSelect: () => playAll(editor, key),
    },
    { id: 'takes', label: t('menu.takes'), isDisabled: takes < 1, onSelect: () => actions.openTakes(key) },
    ...(isReadOnly ? [] : editEntries()),
  ]
  const editEntries = (): MenuEntry[] => [
    {
      id: 'generate',
      label: t('menu.generate', { price: isText ? actions.priceText(key) : '' }),
      isDisabled: !isSpoken(block),
      onSelect: () => actions.generate(key),
    },
    {
      id: 'settings',
      label: t('menu.settings'),
      isDisabled: !isText,
      onSelect: () => actions.openSettings(key),
    },
    { kind: 'separator', id: 'structure' },
    { id: 'add', label: t('menu.addBelow'), shortcut: t('keys.addBelow'), onSelect: commands.addBelow },
    { id: 'pause', label: t('menu.addPause'), onSelect: commands.addPause },
    {
      id: 'duplicate',
      label: t('menu.duplicate'),
      shortcut: t('keys.duplicate'),
      onSelect: () => duplicate(key),
    },
    {
      id: 'merge',
      label: t('menu.merge'),
      shortcut: t('keys.merge'),
      isDisabled: place === 1 || !isText,
      onSelect: commands.merge,
    },
    {
      id: 'up',
      label: t('menu.up'),
      shortcut: t('keys.up'),
      isDisabled: place === 1,
      onSelect: () => commands.move(-1),
    },
    { id: 'down', label: t('menu.down'), shortcut: t('keys.down'), onSelect: () => commands.move(1) },
    { kind: 'separator', id: 'end' },
    {
      id: 'remove',
      label: t('menu.remove'),
      shortcut: t('keys.remove'),
      isDestructive: true,
      onSelect: () => remove(key),
    },
  ]
  return (
    <DropdownMenu
      align="end"
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={t('menu.label', { number: place })}
          className="flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <RowIcon shape="more" />
        </button>
      )}
      entries={entries()}
    />
  )
}
