import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

interface TabsProps<T extends string> {
  /** What the tabs are parts of, for screen readers. */
  label: string
  /** The tab that is open. */
  value: T
  /** Called with the tab that was opened, by the pointer or an arrow key. */
  onChange: (value: T) => void
  /** Of a whole screen: as high as a toolbar, and the panel reaches down to the foot of the screen. */
  isOfScreen?: boolean
  /** At least two; one that does not apply is disabled, not gone. */
  tabs: ReadonlyArray<{ value: T; label: ReactNode; isDisabled?: boolean; content: ReactNode }>
  /** In a modal that fills itself: the tabs stay in view, and the open panel scrolls. */
  isFilling?: boolean
}

function showTab({ scrollWidth, clientWidth, children }: HTMLElement, value: string) {
  if (scrollWidth === clientWidth) return
  const tab = [...children].find((each) => each.getAttribute('value') === value)
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** At which ends the row goes on beyond its edge: it fades out there. */
function markEnds(row: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = row
  const isMore = { start: scrollLeft > 1, end: scrollWidth - clientWidth - scrollLeft > 1 }
  row.dataset.more = `${isMore.start ? 'start' : ''} ${isMore.end ? 'end' : ''}`
}

/** Keeps the chosen tab in view, also when the tabs become wider with their font, and marks the ends of the row. */
function useFadedEnds(row: RefObject<HTMLDivElement | null>, value: string) {
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => markEnds(element)
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

/** Arrows go round, Home and End to the first and the last tab; where the focus goes is chosen. */
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

/** A panel can be scrolled by keys though nothing in it takes the focus. */
const PANEL = { tabIndex: 0 }

/** Views of the same thing, one at a time. Only the chosen panel is in the page. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, value, onChange, isOfScreen = false, isFilling, tabs } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useFadedEnds(row, value)
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
        className="scroll-row flex shrink-0 overflow-x-auto border-b border-line"
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
            // Safari gives no focus to a button that is pressed.
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
          hidden={tab.value !== value}
          className={classNames(
            isFilling ? 'scrolls pt-3' : 'pt-4',
            isOfScreen && tab.value === value && 'flex flex-1 flex-col',
          )}
        >
          {/* A panel whose code is on its way leaves the tabs in place. */}
          {tab.value === value && <Suspense>{tab.content}</Suspense>}
        </div>
      ))}
    </div>
  )
}
