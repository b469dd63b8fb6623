import type { LucideIcon } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { createSignal } from '#src/lib/signal.ts'

/** An action of the page that the command palette offers too. */
export interface PageAction {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon | undefined
  readonly shortcut?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly onSelect: () => void
}

const shownActions = new Set<RefObject<readonly PageAction[]>>()
const actionsChanged = createSignal({})
const announceChange = () => actionsChanged.set({})

export const onPageActionsChange = actionsChanged.subscribe

/** The actions that the page offers now, in the order in which its parts appeared. */
export const pageActions = (): readonly PageAction[] =>
  [...shownActions].flatMap(({ current }) => current).filter(({ isDisabled }) => !isDisabled)

/** Offers actions to the command palette while the component is mounted. */
export function usePageActions(actions: readonly PageAction[]) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
    shownActions.add(latest)
    announceChange()
  })
  useEffect(
    () => () => {
      shownActions.delete(latest)
      announceChange()
    },
    [],
  )
}
