import { Ellipsis, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from './dropdown-menu.tsx'
import { IconButton } from './icon-button.tsx'
import { usePageActions } from './page-actions.ts'

export interface Tool {
  id: string
  label: string
  /** A word of the label, shown in wide windows. */
  name?: string
  icon: LucideIcon
  shortcut?: string
  isDisabled?: boolean
  onSelect: () => void
  /** Place on phones: in the row, in the menu at its end, or nowhere (if it needs a keyboard). */
  onPhones: 'row' | 'menu' | 'nowhere'
  /** Hidden on wide screens, where another control does the same. */
  isPhoneOnly?: boolean
}

interface ToolButtonsProps {
  /** In display order. */
  tools: readonly Tool[]
  /** Name of the menu on phones. */
  moreLabel: string
}

/** The buttons of a toolbar in one row at every width; on phones the rest are in a menu at its end. */
export function ToolButtons({ tools, moreLabel }: ToolButtonsProps) {
  usePageActions(tools)
  const inMenu = tools.filter(({ onPhones }) => onPhones === 'menu')
  return (
    <>
      {tools
        .filter(({ isPhoneOnly = false }) => !isPhoneOnly)
        .map(({ id, label, name, icon: Icon, shortcut, isDisabled, onSelect, onPhones }) => (
          <span key={id} className={onPhones === 'row' ? 'inline-flex' : 'inline-flex max-sm:hidden'}>
            <IconButton
              label={label}
              name={name}
              shortcut={shortcut}
              icon={<Icon size={20} aria-hidden />}
              disabled={isDisabled}
              onClick={onSelect}
            />
          </span>
        ))}
      <span className="inline-flex sm:hidden">
        <DropdownMenu
          trigger={(props) => (
            <IconButton {...props} label={moreLabel} icon={<Ellipsis size={20} aria-hidden />} />
          )}
          entries={inMenu.map(({ id, label, icon: Icon, isDisabled, onSelect }) => ({
            id,
            label,
            icon: <Icon size={16} aria-hidden />,
            isDisabled,
            onSelect,
          }))}
        />
      </span>
    </>
  )
}
