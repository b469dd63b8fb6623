import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useIsPrinting } from './use-printing.ts'

interface TabsProps<T extends string> {
  /** Name of the group of tabs, for screen readers. */
  label: string
  /** The open tab. */
  value: T
  /** Called when a tab is opened by the pointer or an arrow key. */
  onChange: (value: T) => void
  /** For a whole screen: the row is as high as a toolbar, and the panel extends to the foot of the screen. */
  isOfScreen?: boolean
  /** At least two; one that does not apply is disabled, not removed. */
  tabs: ReadonlyArray<{ value: T; label: ReactNode; isDisabled?: boolean; content: ReactNode }>
  /** For a modal that fills itself: the tabs stay in view, and the open panel scrolls. */
  isFilling?: boolean
}

function showTab({ scrollWidth, clientWidth, children }: HTMLElement, value: string) {
  if (scrollWidth === clientWidth) return
  const tab = [...children].find((each) => each.getAttribute('value') === value)
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Marks each end at which tabs are hidden; the row fades out there. */
function markOverflow(row: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = row
  const isMore = { start: scrollLeft > 1, end: scrollWidth - clientWidth - scrollLeft > 1 }
  row.dataset.more = `${isMore.start ? 'start' : ''} ${isMore.end ? 'end' : ''}`
}

/**
 * Keeps the selected tab in view, also after a font change widens the tabs, and marks the overflowing ends of the row.
 */
function useFadedEnds(row: RefObject<HTMLDivElement | null>, value: string) {
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => markOverflow(element)
    const observer = new ResizeObserver(() => {
      showTab(element, value)
      look()
    })
    for (const each of [element, ...element.children]) observer.observe(each)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row, value])
}

/** Arrows wrap around, Home and End go to the first and last tab; focus selects the tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')]
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  }
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  tabs.at(step)?.focus()
}

/** Makes a panel scrollable by keys even if nothing in it takes the focus. */
const PANEL = { tabIndex: 0 }

/**
 * Views of the same thing, one at a time. Only the selected panel is rendered; on paper, those of a screen follow each other.
 */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, value, onChange, isOfScreen = false, isFilling, tabs } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useFadedEnds(row, value)
  const isWhole = useIsPrinting() && isOfScreen
  const choose = (next: T) => {
    if (next !== value) onChange(next)
  }
  return (
    <div className={classNames(isOfScreen && 'flex flex-1 flex-col', isFilling && 'fill')}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="scroll-row flex shrink-0 overflow-x-auto border-b border-line print:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.isDisabled}
            // Safari does not focus a pressed button.
            onClick={() => choose(tab.value)}
            onFocus={() => choose(tab.value)}
            className={classNames(
              'tab shrink-0 border-transparent px-2 text-14 text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink disabled:text-edge',
              isOfScreen ? 'min-h-12' : 'min-h-10',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          {...PANEL}
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={!isWhole && tab.value !== value}
          className={classNames(
            isFilling ? 'scrolls pt-3' : 'pt-4',
            isOfScreen && tab.value === value && 'flex flex-1 flex-col',
          )}
        >
          {isWhole && <h2 className="text-20 font-strong">{tab.label}</h2>}
          {/* Keeps the tabs visible while a panel's code loads. */}
          {(isWhole || tab.value === value) && <Suspense>{tab.content}</Suspense>}
        </div>
      ))}
    </div>
  )
}
