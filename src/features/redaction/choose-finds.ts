import { findOwn } from './find/find-personal.ts'
import type { Find, Redaction } from './jobs/redaction.ts'

/** A find, and whether the customer wants it struck. */
interface ChosenFind extends Find {
  readonly key: string
  readonly isStruck: boolean
}

/** The finds of a list, and the decisions that it changes. */
export interface FindChoice {
  readonly finds: readonly ChosenFind[]
  readonly redaction: Redaction
  readonly change: (next: Redaction) => void
}

export const keyOf = ({ kind, text }: Pick<Find, 'kind' | 'text'>) => `${kind} ${text}`

/** The customer's words and what was found, in the same texts. */
export const allFinds = (texts: readonly string[], own: readonly string[], found: readonly Find[]) =>
  [...own.map((word) => findOwn(texts, word)), ...found].map((find) => ({ ...find, key: keyOf(find) }))

/** @param areNamesKept whether names are kept unless they are chosen */
export const chooseFinds = (
  finds: readonly Omit<ChosenFind, 'isStruck'>[],
  { chosen }: Pick<Redaction, 'chosen'>,
  areNamesKept = false,
): ChosenFind[] =>
  finds.map((find) => ({ ...find, isStruck: chosen[find.key] ?? !(areNamesKept && find.kind === 'name') }))

export const struckPlaces = (finds: readonly ChosenFind[]) =>
  finds.flatMap(({ isStruck, places }) => (isStruck ? places : []))
