import type { ReactNode } from 'react'
import { useCheckTool } from '#src/features/checks/checks.tsx'
import { useKeyTools } from '#src/features/editor/editor-keys.tsx'
import { useHistoryTools } from '#src/features/editor/editor-notices.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { type Tool, ToolButtons } from '#src/ui/tool-buttons.tsx'

interface EditorToolbarProps {
  label: string
  /** The service's own tools before those of every editor. */
  tools?: readonly Tool[]
  /** Its rarer tools, after the search and the checks. */
  more?: readonly Tool[]
  /** Controls at the start of the row. */
  start?: ReactNode
  /** Controls right before the tools. */
  children?: ReactNode
  /** Controls after the tools. */
  end?: ReactNode
  isWrapped?: boolean
  onFind: () => void
  onShortcuts: () => void
}

/** The tools of an edited project: its own ones, undo and redo, search, checks, shortcuts. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { label, tools = [], more = [], start, children, end, isWrapped } = props
  const { t } = useTranslation('editor')
  const { find, shortcuts } = useKeyTools(props)
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={classNames(
        'tools -mx-2 flex items-center sm:gap-1 xl:data-names:gap-0',
        isWrapped && 'flex-wrap',
      )}
    >
      {start}
      <ToolButtons
        tools={[...tools, ...useHistoryTools(), find, useCheckTool(), ...more, shortcuts]}
        moreLabel={t('toolbar.more')}
      >
        {children}
      </ToolButtons>
      {end}
    </div>
  )
}
