import { useState } from 'react'
import * as z from 'zod/mini'

/** Edges of the window at which the panel can be. */
export const docks = ['left', 'right', 'bottom'] as const
type DockEdge = (typeof docks)[number]

const StoredDock = z.object({ edge: z.enum(docks), width: z.number(), height: z.number() })
type StoredDock = z.infer<typeof StoredDock>

const STORAGE_KEY = 'sandbox-dock'
const DEFAULT_DOCK: StoredDock = { edge: 'left', width: 432, height: 320 }
/** Smallest size, in px: a row of the journal stays readable. */
const MIN_PX = 240

/** Edge and size of the panel, stored for later pages. */
export interface Dock {
  readonly edge: DockEdge
  /** Width at a side, height at the bottom, in px. */
  readonly size: number
  readonly least: number
  move(edge: DockEdge): void
  resize(size: number): void
}

function readDock(): StoredDock {
  try {
    return StoredDock.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''))
  } catch {
    return DEFAULT_DOCK
  }
}

function storeDock(dock: StoredDock): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(dock))
  } catch {
    // The browser may refuse to store; then the choice ends with the page.
  }
}

export function useDock(): Dock {
  const [dock, setDock] = useState(readDock)
  const isBelow = dock.edge === 'bottom'
  const change = (changed: Partial<StoredDock>) => {
    const next = { ...dock, ...changed }
    storeDock(next)
    setDock(next)
  }
  return {
    edge: dock.edge,
    size: isBelow ? dock.height : dock.width,
    least: MIN_PX,
    move: (edge) => change({ edge }),
    resize(size) {
      const most = isBelow ? innerHeight : innerWidth
      const fitting = Math.round(Math.max(MIN_PX, Math.min(size, most)))
      change(isBelow ? { height: fitting } : { width: fitting })
    },
  }
}
