import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'

interface TabsProps<T extends string> {
  label: string
  value: T
  onChange: (value: T) => void
  tabs: ReadonlyArray<{ value: T; label: ReactNode; isDisabled?: boolean; content: ReactNode }>
}

/** Keeps the chosen tab in view, and marks the ends at which the row goes on beyond its edge: it fades out there. */
function useFadedEnds(row: RefObject<HTMLDivElement | null>, value: string) {
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const isMore = { start: scrollLeft > 1, end: scrollWidth - clientWidth - scrollLeft > 1 }
      element.dataset.more = `${isMore.start ? 'start' : ''} ${isMore.end ? 'end' : ''}`
    }
    const observer = new ResizeObserver(look)
    for (const each of [element, ...element.children]) observer.observe(each)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  useEffect(() => {
    const { scrollWidth = 0, clientWidth = 0, children } = row.current ?? {}
    if (scrollWidth === clientWidth) return
    const chosen = [...(children ?? [])].find((tab) => tab.id.endsWith(`-trigger-${value}`))
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [row, value])
}

/** Views of the same thing, one at a time. Only the chosen panel is in the page. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null)
  useFadedEnds(row, value)
  const choose = (next: string) => {
    const tab = tabs.find((each) => each.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <RadixTabs.List
        ref={row}
        aria-label={label}
        className="scroll-row flex overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled}
            className="tab min-h-10 shrink-0 border-transparent px-2 text-14 text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink disabled:opacity-50"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-4">
          {/* A panel whose code is on its way leaves the tabs in place. */}
          <Suspense>{tab.content}</Suspense>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
