import { ClipboardCopy, ListChecks, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Editor, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { type Tool, ToolButtons } from '#src/ui/tool-buttons.tsx'
import { copyTexts } from './copy-texts.ts'

interface SelectionBarProps {
  /** Keys of the selected blocks, in order. */
  keys: readonly string[]
  /** The service's own commands, before those of every list of blocks. */
  tools: readonly Tool[]
  /** The text of a block to copy; empty for none. */
  textOf: (block: EditorBlock) => string
  /** Commands with a menu or a price. */
  children?: ReactNode
}

/** The row that takes the focus when the selected ones are gone. */
function nearestUnselectedRow({ selection }: Editor, keys: readonly string[]) {
  const [first = '', last = ''] = [keys[0], keys.at(-1)]
  return selection.neighbour(last, 1) ?? selection.neighbour(first, -1)
}

function useTools(props: SelectionBarProps): Tool[] {
  const { keys, tools, textOf } = props
  const { t } = useTranslation(['selection', 'editor'])
  const { number } = useFormat()
  const editor = useEditor()
  const { store, selection } = editor
  const textsOf = (block: EditorBlock | undefined) => (block ? textOf(block) : [])
  const copy = () => void copyTexts(keys.flatMap((key) => textsOf(store.getBlock(key))))
  function remove() {
    const beside = nearestUnselectedRow(editor, keys)
    const removed = editor.removeAll(keys)
    if (removed.length === 0) return
    editor.offerUndo(t('removed', { number: number(removed.length) }))
    if (selection.keys.get().size === 0) selection.handle.set(beside)
  }
  return [
    ...tools,
    { id: 'copy', label: t('copy'), icon: ClipboardCopy, onSelect: copy, onPhones: 'menu' },
    {
      id: 'selectAll',
      label: t('all'),
      shortcut: t('editor:keys.selectAll'),
      icon: ListChecks,
      onSelect: selection.selectAll,
      onPhones: 'menu',
    },
    { id: 'remove', label: t('remove'), icon: Trash2, onSelect: remove, onPhones: 'menu' },
  ]
}

/** Instead of the tools while blocks are selected: how many, and commands on all of them, each one step of undo. */
export function SelectionBar(props: SelectionBarProps) {
  const { keys, children } = props
  const { t } = useTranslation(['selection', 'editor'])
  const { number } = useFormat()
  const { selection } = useEditor()
  const tools = useTools(props)
  function end() {
    selection.clear()
    selection.handle.set(keys[0])
  }
  return (
    <div
      role="toolbar"
      aria-label={t('label')}
      className="tools -mx-2 flex items-center sm:gap-1"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && end()}
    >
      <IconButton label={t('end')} shortcut="Esc" icon={<X size={20} aria-hidden />} onClick={end} />
      <span className="tabular min-w-0 truncate text-14 font-strong">
        {t('editor:selection.count', { number: number(keys.length) })}
      </span>
      <ToolButtons tools={tools} moreLabel={t('editor:toolbar.more')}>
        {children}
      </ToolButtons>
    </div>
  )
}
