import type { LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
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

/** The actions of each mounted part of the page, in the order in which the parts appeared. */
export const shownActions = createSignal<readonly RefObject<readonly PageAction[]>[]>([])

/** The actions that the page offers now. */
export const pageActions = (): readonly PageAction[] =>
  shownActions
    .get()
    .flatMap(({ current }) => current)
    .filter(({ isDisabled }) => !isDisabled)
