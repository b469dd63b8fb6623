import { createContext, type PointerEvent, use } from 'react'

export interface Drag {
  readonly start: (event: PointerEvent<HTMLElement>, key: string) => void
  readonly announce: (text: string) => void
  /** Moves the row to an index and keeps it in view. */
  readonly place: (key: string, index: number) => void
  readonly unit: 'block' | 'chapter'
}

export const DragContext = createContext<Drag | undefined>(undefined)

/** @throws Error outside a sortable list. */
export function useDrag(): Drag {
  const drag = use(DragContext)
  if (!drag) throw new Error('No list to sort here')
  return drag
}
