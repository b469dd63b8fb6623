import type { LucideIcon } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'

/** An action of the page that the command palette offers too. */
export interface PageAction {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon | undefined
  readonly shortcut?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly onSelect: () => void
}

const shown = new Set<RefObject<readonly PageAction[]>>()

/** The actions that the page offers now, in the order in which its parts appeared. */
export const pageActions = (): readonly PageAction[] =>
  [...shown].flatMap(({ current }) => current).filter(({ isDisabled }) => !isDisabled)

/** Offers actions to the command palette while the component is mounted. */
export function usePageActions(actions: readonly PageAction[]) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    shown.add(latest)
    return () => {
      shown.delete(latest)
    }
  }, [])
}
