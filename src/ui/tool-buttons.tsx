import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { DropdownMenu } from './dropdown-menu.tsx'
import { IconButton } from './icon-button.tsx'
import { usePageActions } from './page-actions.ts'

export interface Tool {
  id: string
  label: string
  /** Shown in wide windows if the names of all tools fit; the label unless it is too long. */
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
  /** Controls before the tools. */
  children?: ReactNode
}

/**
 * Shows the names of all tools of a toolbar, or of none if they do not fit into its row: a name more or less in it
 * depends on the language.
 */
function useFittingNames(part: RefObject<HTMLElement | null>, names: string) {
  useLayoutEffect(() => {
    const toolbar = part.current?.closest<HTMLElement>('[role=toolbar]')
    if (!toolbar || !part.current || names === '') return
    const rest = part.current
    const measure = () => {
      delete toolbar.dataset.names
      const height = toolbar.clientHeight
      toolbar.dataset.names = ''
      const fits =
        toolbar.clientHeight === height && toolbar.scrollWidth <= toolbar.clientWidth && rest.offsetWidth > 0
      if (!fits) delete toolbar.dataset.names
    }
    measure()
    let frame = 0
    // In the next frame, because names change the sizes that are observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(toolbar)
    observer.observe(rest)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [part, names])
}

/**
 * The buttons of a toolbar at the end of its row, after the room that is left; on phones the rare ones are in a menu.
 */
export function ToolButtons({ tools, moreLabel, children }: ToolButtonsProps) {
  usePageActions(tools)
  const rest = useRef<HTMLSpanElement>(null)
  useFittingNames(rest, tools.map(({ label, name = label }) => name).join())
  const inMenu = tools.filter(({ onPhones }) => onPhones === 'menu')
  return (
    <>
      <span ref={rest} className="flex-1" />
      {children}
      {tools
        .filter(({ isPhoneOnly = false }) => !isPhoneOnly)
        .map(({ id, label, name = label, icon: Icon, shortcut, isDisabled, onSelect, onPhones }) => (
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
