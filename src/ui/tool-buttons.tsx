import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { DropdownMenu } from './dropdown-menu.tsx'
import { IconButton } from './icon-button.tsx'
import { usePageActions } from './use-page-actions.ts'

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
  /** In wide windows in a menu, if only then the names of the others fit. */
  isRare?: boolean
  /** Hidden on wide screens, where another control does the same. */
  isPhoneOnly?: boolean
}

interface ToolButtonsProps {
  /** In display order. */
  tools: readonly Tool[]
  /** Name of the menu for tools without room in the row. */
  moreLabel: string
  /** Controls before the tools. */
  children?: ReactNode
}

/**
 * Shows the names of all tools of a toolbar; if they do not fit into its row, of all but the rare ones, which are in a
 * menu then; or of none. How long names are depends on the language.
 */
function useFittingNames(part: RefObject<HTMLElement | null>, names: string) {
  useLayoutEffect(() => {
    const toolbar = part.current?.closest<HTMLElement>('[role=toolbar]')
    if (!toolbar || !part.current || names === '') return
    const rest = part.current
    const { dataset } = toolbar
    const sizes = () => `${toolbar.offsetWidth} ${rest.offsetWidth}`
    let measured = ''
    const chooseNames = () => {
      delete dataset.names
      delete dataset.rare
      const height = toolbar.clientHeight
      const fits = () =>
        toolbar.clientHeight === height && toolbar.scrollWidth <= toolbar.clientWidth && rest.offsetWidth > 0
      dataset.names = ''
      if (fits()) return
      dataset.rare = ''
      if (fits()) return
      delete dataset.names
      delete dataset.rare
    }
    const measure = () => {
      // The observer reports the first sizes too, and those that the names make. Each choice lays out the page.
      if (sizes() === measured) return
      chooseNames()
      measured = sizes()
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

interface ToolMenuProps {
  tools: readonly Tool[]
  label: string
}

function ToolMenu({ tools, label: menuLabel }: ToolMenuProps) {
  return (
    <DropdownMenu
      align="end"
      trigger={(props) => (
        <IconButton {...props} label={menuLabel} icon={<Ellipsis size={20} aria-hidden />} />
      )}
      entries={tools.map(({ id, label, icon: Icon, isDisabled, onSelect }) => ({
        id,
        label,
        icon: <Icon size={16} aria-hidden />,
        isDisabled,
        onSelect,
      }))}
    />
  )
}

/**
 * The buttons of a toolbar at the end of its row, after the room that is left; those without room are in a menu.
 */
export function ToolButtons({ tools, moreLabel, children }: ToolButtonsProps) {
  usePageActions(tools)
  const rest = useRef<HTMLSpanElement>(null)
  useFittingNames(rest, tools.map(({ label, name = label }) => name).join())
  const rare = tools.filter(({ isRare = false }) => isRare)
  return (
    <>
      <span ref={rest} className="flex-1" />
      {children}
      {tools
        .filter(({ isPhoneOnly = false }) => !isPhoneOnly)
        .map(({ id, label, name = label, icon: Icon, shortcut, isDisabled, onSelect, onPhones, isRare }) => (
          <span
            key={id}
            className={classNames(
              'inline-flex',
              onPhones !== 'row' && 'max-sm:hidden',
              isRare && 'xl:in-data-rare:hidden',
            )}
          >
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
        <ToolMenu tools={tools.filter(({ onPhones }) => onPhones === 'menu')} label={moreLabel} />
      </span>
      {rare.length > 0 && (
        <span className="hidden xl:in-data-rare:inline-flex">
          <ToolMenu tools={rare} label={moreLabel} />
        </span>
      )}
    </>
  )
}
