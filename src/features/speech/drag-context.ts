import type { PointerEvent } from 'react'
import { requiredContext } from '#src/ui/required-context.ts'

export interface Drag {
  readonly start: (event: PointerEvent<HTMLElement>, key: string) => void
  readonly announce: (text: string) => void
  /** Moves the row to an index and keeps it in view. */
  readonly place: (key: string, index: number) => void
  readonly unit: 'block' | 'chapter'
}

export const [DragContext, useDrag] = requiredContext<Drag>('No list to sort here')
