import { createContext, type PointerEvent, use } from 'react'

export interface Drag {
  readonly start: (event: PointerEvent<HTMLElement>, key: string) => void
  /** Keeps the row at `index` in view and its handle focused while the keyboard moves it. */
  readonly follow: (index: number) => void
  readonly announce: (text: string) => void
}

export const DragContext = createContext<Drag | undefined>(undefined)

/** @throws Error outside of a list of blocks. */
export function useDrag(): Drag {
  const drag = use(DragContext)
  if (!drag) throw new Error('No list of blocks here')
  return drag
}
