import { memo } from 'react'
import { type Editor, type EditorBlock, useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { useBlockActions } from './block-actions.ts'
import { hasSound, isSpoken } from './block-facts.ts'
import { commandsFor } from './commands-for-block.ts'
import { RowMenu } from './row-menu.tsx'

interface BlockMenuProps {
  blockKey: string
  place: number
  isReadOnly: boolean
}

function useSpeechEntries({ isReadOnly }: BlockMenuProps) {
  const { t } = useTranslation('editor-modals')
  const summary = useSummary()
  const { playFrom, openTakes, openSettings, canStart, generate, priceText, entriesOf } = useBlockActions()
  return (block: EditorBlock): MenuEntry[] => {
    const { key } = block
    const isText = block.type === 'text'
    const own = isText ? entriesOf([block]) : []
    const { takes, is_partial: isPartial = false } = block.generated
    const hasTakes = isPartial || (takes?.length ?? 0) > 0
    const listening: MenuEntry[] = [
      {
        id: 'play',
        label: t('menu.playFrom'),
        isDisabled: !hasSound(block),
        onSelect: () => playFrom(key),
      },
      { id: 'takes', label: t('menu.takes'), isDisabled: !hasTakes, onSelect: () => openTakes(key) },
    ]
    if (isReadOnly) return listening
    return [
      ...listening,
      {
        id: 'generate',
        label: t('menu.generate', { price: isText ? priceText(key) : '' }),
        isDisabled: !isSpoken(block) || !isEditable(summary) || !canStart,
        onSelect: () => generate(key),
      },
      { id: 'settings', label: t('menu.settings'), isDisabled: !isText, onSelect: () => openSettings(key) },
      ...(own.length > 0 ? [{ kind: 'separator' as const, id: 'own' }, ...own] : []),
    ]
  }
}

function caretIn({ caret }: Editor, { key, text }: EditorBlock) {
  const last = caret.get()
  if (last?.key !== key) return {}
  const isBetween = text.slice(0, last.caret).trim() !== '' && text.slice(last.caret).trim() !== ''
  return { caret: Math.min(last.caret, text.length), isBetween }
}

function useStructureEntries({ place }: BlockMenuProps) {
  const { t } = useTranslation('editor-modals')
  const editor = useEditor()
  const { maxCharacters, duplicate } = useBlockActions()
  return (block: EditorBlock): MenuEntry[] => {
    const { key, type } = block
    const commands = commandsFor(editor, key, maxCharacters)
    const { caret, isBetween = false } = caretIn(editor, block)
    const isFirst = place === 1
    return [
      { id: 'select', label: t('menu.select'), onSelect: () => editor.selection.toggle(key) },
      { id: 'add', label: t('menu.addBelow'), shortcut: t('keys.addBelow'), onSelect: commands.addBelow },
      { id: 'pause', label: t('menu.addPause'), onSelect: commands.addPause },
      {
        id: 'textPause',
        label: t('menu.addTextPause'),
        isDisabled: type !== 'text' || caret === undefined,
        onSelect: () => caret !== undefined && commands.addTextPause(caret),
      },
      {
        id: 'duplicate',
        label: t('menu.duplicate'),
        shortcut: t('keys.duplicate'),
        onSelect: () => duplicate(key),
      },
      {
        id: 'split',
        label: t('menu.split'),
        shortcut: t('keys.split'),
        isDisabled: !isBetween,
        onSelect: () => caret !== undefined && commands.split(caret),
      },
      {
        id: 'merge',
        label: t('menu.merge'),
        shortcut: t('keys.merge'),
        isDisabled: isFirst || type !== 'text',
        onSelect: commands.merge,
      },
      {
        id: 'up',
        label: t('menu.up'),
        shortcut: t('keys.up'),
        isDisabled: isFirst,
        onSelect: () => commands.move(-1),
      },
      { id: 'down', label: t('menu.down'), shortcut: t('keys.down'), onSelect: () => commands.move(1) },
    ]
  }
}

/** Takes a key instead of a block, so that typing in the row does not render its menu. */
export const BlockMenu = memo(function BlockMenu(props: BlockMenuProps) {
  const { blockKey, place, isReadOnly } = props
  const { t } = useTranslation('editor-modals')
  const { store } = useEditor()
  const { remove } = useBlockActions()
  const speech = useSpeechEntries(props)
  const structure = useStructureEntries(props)
  const entries = (): MenuEntry[] => {
    const block = store.getBlock(blockKey)
    if (!block) return []
    if (isReadOnly) return speech(block)
    const removal: MenuEntry = {
      id: 'remove',
      label: t('menu.remove'),
      shortcut: t('keys.remove'),
      isDestructive: true,
      onSelect: () => remove(blockKey),
    }
    return [
      ...speech(block),
      { kind: 'separator', id: 'structure' },
      ...structure(block),
      { kind: 'separator', id: 'end' },
      removal,
    ]
  }
  return <RowMenu label={t('menu.label', { number: place })} entries={entries} blockKey={blockKey} />
})
