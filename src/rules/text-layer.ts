import type { Box } from '#src/contract/detect-text.ts'
import type { Rotation } from '#src/contract/generate-body.ts'

/** Fewer letters, such as a page number that a scanner has printed, are no text layer. */
const FEWEST_LETTERS = 8

/** Whether the text that a page of a document holds itself is taken as it is, for nothing. */
export const isTextLayer = (text: string): boolean => text.replace(/\s/gu, '').length >= FEWEST_LETTERS

/** A page that is turned or cut is read from its picture, whatever text it holds. */
export const keepsTextLayer = ({ rotation, crop }: { rotation: Rotation; crop: Box | null }): boolean =>
  rotation === 0 && crop === null
