import { useRemove } from '#src/features/editor/block-mutations.ts'
import type { BlockCommands } from '#src/features/editor/block-rows.ts'
import { type Editor, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useRowChoice } from '#src/features/selection/row-choice.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropdownMenuContent } from '#src/ui/dropdown-menu-content.tsx'
import type { MenuEntry, OpenMenuProps } from '#src/ui/dropdown-menu-entries.ts'

interface SegmentMenuContentProps {
  menu: OpenMenuProps
  block: EditorBlock
  /** From 1. */
  place: number
  commands: Pick<BlockCommands, 'merge' | 'split'>
  /** The service's own entries. */
  entries?: readonly MenuEntry[]
}

const hasSeveralWords = (text: string) => /\S\s+\S/.test(text)

/** Where the menu splits a segment: at the caret if it was in its text, else in the middle. */
function splitPlace({ caret }: Editor, { key, text }: EditorBlock) {
  const last = caret.get()
  const at = last?.key === key && last.part === undefined ? Math.min(last.caret, text.length) : 0
  const isBetween = text.slice(0, at).trim() !== '' && text.slice(at).trim() !== ''
  return isBetween ? at : Math.ceil(text.length / 2)
}

/** The entries of a segment's menu, loaded when the menu is wanted. */
export function SegmentMenuContent({ menu, block, place, commands, entries = [] }: SegmentMenuContentProps) {
  const { t } = useTranslation('segments-lazy')
  const editor = useEditor()
  const remove = useRemove(t('segment.removed'))
  const { key } = block
  const isSelected = useRowChoice(editor.selection, key) === true
  return (
    <DropdownMenuContent
      {...menu}
      entries={[
        {
          id: 'select',
          label: t(isSelected ? 'segment.deselect' : 'segment.select'),
          onSelect: () => editor.selection.toggle(key),
        },
        ...entries,
        {
          id: 'split',
          label: t('segment.split'),
          shortcut: 'Enter',
          isDisabled: !hasSeveralWords(block.text),
          onSelect: () => commands.split(splitPlace(editor, block)),
        },
        {
          id: 'merge',
          label: t('segment.merge'),
          shortcut: '⌫',
          isDisabled: place === 1,
          onSelect: commands.merge,
        },
        { id: 'remove', label: t('segment.remove'), isDestructive: true, onSelect: () => remove(key) },
      ]}
    />
  )
}
