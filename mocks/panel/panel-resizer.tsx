import type { KeyboardEvent, PointerEvent } from 'react'
import { panelTexts } from './panel-texts.ts'
import type { Dock } from './use-dock.ts'

/** Pixels per press of an arrow key. */
const STEP = 32

/** Arrows by the edge of the panel: the first one makes it larger. */
const KEYS = {
  left: ['ArrowRight', 'ArrowLeft'],
  right: ['ArrowLeft', 'ArrowRight'],
  bottom: ['ArrowUp', 'ArrowDown'],
} as const

const sizeByEdge = {
  left: ({ clientX }: PointerEvent) => clientX,
  right: ({ clientX }: PointerEvent) => innerWidth - clientX,
  bottom: ({ clientY }: PointerEvent) => innerHeight - clientY,
}

/** The free edge of the panel: dragged, or moved by arrow keys. */
export function PanelResizer({ dock }: { dock: Dock }) {
  const { edge, size, least, resize } = dock
  const isBelow = edge === 'bottom'
  const moveByKey = (event: KeyboardEvent) => {
    const [larger, smaller] = KEYS[edge]
    if (event.key !== larger && event.key !== smaller) return
    event.preventDefault()
    resize(size + (event.key === larger ? STEP : -STEP))
  }
  return (
    <hr
      className="sandbox-resizer"
      tabIndex={0}
      aria-label={panelTexts.size}
      aria-controls="sandbox-sheet"
      aria-orientation={isBelow ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={least}
      aria-valuemax={isBelow ? innerHeight : innerWidth}
      onKeyDown={moveByKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(sizeByEdge[edge](event))
      }}
    />
  )
}
