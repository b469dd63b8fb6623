import type { Box } from '#src/contract/form-choices.ts'

/** A place in a part of the text: a paragraph of a document, or a page. */
export interface Place {
  readonly part: number
  readonly start: number
  readonly end: number
}

export const findKinds = ['email', 'number', 'name', 'own'] as const
export type FindKind = (typeof findKinds)[number]

/** Something that identifies a person, with every place where it is written. */
export interface Find {
  readonly kind: FindKind
  readonly text: string
  readonly places: readonly Place[]
}

/** Decisions of the customer; the suggestions are not part of it, they are found again. */
export interface Redaction {
  /** Words that the customer added. */
  readonly own: readonly string[]
  /** Finds by their text: true to strike, false to keep. The others are as suggested. */
  readonly chosen: Readonly<Record<string, boolean>>
  /** Rectangles by the index of their page. */
  readonly boxes: Readonly<Record<number, readonly Box[]>>
}

export const NO_REDACTION: Redaction = { own: [], chosen: {}, boxes: {} }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a redaction that was saved with a file; undefined for other edits. */
export function readRedaction(saved: unknown): Redaction | undefined {
  if (!isRecord(saved) || !isRecord(saved.chosen) || !isRecord(saved.boxes) || !Array.isArray(saved.own))
    return undefined
  return saved as unknown as Redaction
}

export const boxesOf = ({ boxes }: Pick<Redaction, 'boxes'>, page: number): readonly Box[] =>
  boxes[page] ?? []

export const withBoxes = (redaction: Redaction, page: number, boxes: readonly Box[]): Redaction => ({
  ...redaction,
  boxes: { ...redaction.boxes, [page]: boxes },
})
