import type { Box } from '#src/contract/form-choices.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Smallest side of a rectangle, as a share of the page. */
export const MIN_SIDE = 0.01
export const NEW_BOX: Box = [0.3, 0.45, 0.4, 0.06]
const STEP = 0.005
const LONG_STEP = 0.05

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

export const drawnBox = (from: Point, to: Point): Box => [
  Math.min(from.x, to.x),
  Math.min(from.y, to.y),
  Math.abs(to.x - from.x),
  Math.abs(to.y - from.y),
]

export const movedBox = ([left, top, width, height]: Box, by: Point): Box => [
  clamp(left + by.x, 0, 1 - width),
  clamp(top + by.y, 0, 1 - height),
  width,
  height,
]

export const resizedBox = ([left, top, width, height]: Box, by: Point): Box => [
  left,
  top,
  clamp(width + by.x, MIN_SIDE, 1 - left),
  clamp(height + by.y, MIN_SIDE, 1 - top),
]

interface PressedKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Arrow keys move a rectangle, with Shift they resize it, with Ctrl or ⌘ in long steps; undefined for other keys. */
export function changedBox(box: Box, { key, shiftKey, ctrlKey, metaKey }: PressedKey): Box | undefined {
  const move = DIRECTIONS[key]
  const step = ctrlKey || metaKey ? LONG_STEP : STEP
  const by = move && { x: move.x * step, y: move.y * step }
  return by && (shiftKey ? resizedBox(box, by) : movedBox(box, by))
}
