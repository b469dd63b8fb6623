import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps<T extends string> {
  label: string
  value: T
  onChange: (value: T) => void
  tabs: ReadonlyArray<{ value: T; label: ReactNode; isDisabled?: boolean; content: ReactNode }>
}

/** Views of the same thing, one at a time. Only the chosen panel is in the page. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const choose = (next: string) => {
    const tab = tabs.find((each) => each.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <RadixTabs.List
        aria-label={label}
        className="scroll-row flex gap-4 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled}
            className="tab min-h-10 shrink-0 border-transparent text-14 text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink disabled:opacity-50"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
