import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { SELECT_MAX_HEIGHT_PX } from '#src/config/constants.ts'
import { classNames } from './class-names.ts'
import { placeNextTo } from './place-next-to.ts'
import type { ListboxOption } from './use-listbox.ts'

interface SelectListProps<T extends string> {
  /** Id for the button's `aria-controls`, and prefix of the options’ ids. */
  id: string
  /** Name of the choice, for screen readers. */
  label: ReactNode
  /** In display order. */
  options: ReadonlyArray<ListboxOption<T>>
  /** The button above the list. */
  anchor: RefObject<HTMLElement | null>
  /** Index of the option that Enter would choose. */
  active: number
  /** Index of the selected option, or −1. */
  chosen: number
  /** Called with the index of the option under the pointer. */
  setActive: (index: number) => void
  /** Called with the index of the pressed option. */
  choose: (index: number) => void
  /** Called if the list would lose its button: the button is scrolled or the page is resized. */
  close: () => void
}

type ListPlacement = Pick<SelectListProps<string>, 'anchor' | 'close'>

function usePlaceAtAnchor(list: RefObject<HTMLDivElement | null>, { anchor, close }: ListPlacement) {
  useLayoutEffect(() => {
    if (list.current === null || anchor.current === null) return
    list.current.style.maxHeight = `${SELECT_MAX_HEIGHT_PX}px`
    list.current.style.minWidth = `${anchor.current.offsetWidth}px`
    list.current.showPopover()
    placeNextTo(anchor.current, list.current, { side: 'below', align: 'start' })
  }, [list, anchor])

  // The list is fixed, so it closes when its button scrolls. Other scroll events are ignored: a long text scrolls in
  // its field when the focus leaves it for this list, and the last event of an earlier scroll comes after the list has
  // opened.
  useEffect(() => {
    const topOf = () => anchor.current?.getBoundingClientRect().top
    const top = topOf()
    const closeOnScroll = () => topOf() !== top && close()
    window.addEventListener('scroll', closeOnScroll, { capture: true, passive: true })
    window.addEventListener('resize', close)
    return () => {
      window.removeEventListener('scroll', closeOnScroll, { capture: true })
      window.removeEventListener('resize', close)
    }
  }, [anchor, close])
}

interface OptionProps {
  id: string
  option: ListboxOption<string>
  isActive: boolean
  isChosen: boolean
  onChoose: () => void
  onPoint: () => void
}

function SelectOption({ id, option, isActive, isChosen, onChoose, onPoint }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      lang={option.lang}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={option.isDisabled}
      data-highlighted={isActive || undefined}
      onClick={() => !option.isDisabled && onChoose()}
      onPointerMove={() => !option.isDisabled && !isActive && onPoint()}
      className={classNames(
        'flex min-h-9 w-full items-center gap-2 rounded-sm px-2 py-1 text-start text-14 aria-disabled:text-edge',
        isActive && 'bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1">
        {option.label}
        {option.hint && <span className="block text-13 text-muted">{option.hint}</span>}
      </span>
      {isChosen && <Check size={16} aria-hidden className="shrink-0 text-accent" />}
    </button>
  )
}

/** The open list of Select, in the browser's top layer, so that no modal or row clips it. */
export function SelectList<T extends string>(props: SelectListProps<T>) {
  const { id, label, options, active, chosen, setActive, choose } = props
  const list = useRef<HTMLDivElement>(null)
  usePlaceAtAnchor(list, props)
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div
      ref={list}
      id={`${id}-list`}
      popover="manual"
      role="listbox"
      tabIndex={-1}
      aria-label={String(label)}
      // The press must not take the focus from the button, because that would close the list.
      onMouseDown={(event) => event.preventDefault()}
      className="layer float overflow-y-auto rounded-md bg-raised p-1 text-ink"
    >
      {options.map((option, index) => (
        <SelectOption
          key={option.value}
          id={`${id}-${index}`}
          option={option}
          isActive={index === active}
          isChosen={index === chosen}
          onChoose={() => choose(index)}
          onPoint={() => setActive(index)}
        />
      ))}
    </div>
  )
}
