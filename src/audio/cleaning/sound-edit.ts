import type { Stretch } from '#src/rules/voice-activity.ts'

/** The changes of a recording. Parts are in seconds of the original, in order and without overlaps. */
export interface SoundEdit {
  readonly removed: readonly Stretch[]
  /** Parts whose sound a tone replaces. */
  readonly bleeped: readonly Stretch[]
  /** Whether speech is brought to −20 dBFS. */
  readonly isLevelled: boolean
  /** Whether steady noise is lowered. */
  readonly isQuieter: boolean
  /** A film is sent without its picture. */
  readonly isSoundOnly: boolean
}

export const UNEDITED: SoundEdit = {
  removed: [],
  bleeped: [],
  isLevelled: false,
  isQuieter: false,
  isSoundOnly: false,
}

/** Silence that stays before and after the speech if the ends are cut. */
const SILENCE_BEFORE_S = 0.2
const SILENCE_AFTER_S = 0.3
/** Least length of an edited recording. */
export const MIN_LENGTH_S = 0.1

/** Only a tone can be written into a film; any other change costs its picture. */
const losesPicture = ({ removed, isLevelled, isQuieter, isSoundOnly }: SoundEdit) =>
  removed.length > 0 || isLevelled || isQuieter || isSoundOnly

export const isUnedited = (edit: SoundEdit) => edit.bleeped.length === 0 && !losesPicture(edit)

/** The edit as it applies to a film. */
export const editOfFilm = (edit: SoundEdit): SoundEdit =>
  losesPicture(edit) ? { ...edit, isSoundOnly: true } : edit

/** A film with or without its picture; with it, only its tones remain. */
export const withPicture = (edit: SoundEdit, isKept: boolean): SoundEdit =>
  isKept ? { ...UNEDITED, bleeped: edit.bleeped } : { ...edit, isSoundOnly: true }

export const isSameEdit = (one: SoundEdit, other: SoundEdit) => JSON.stringify(one) === JSON.stringify(other)

const isStretch = (value: unknown): value is Stretch =>
  typeof value === 'object' &&
  value !== null &&
  'start' in value &&
  'end' in value &&
  typeof value.start === 'number' &&
  typeof value.end === 'number'

/** Reads an edit that was saved with a file; another version's counts as none. */
export function readEdit(saved: unknown): SoundEdit {
  if (typeof saved !== 'object' || saved === null) return UNEDITED
  const {
    removed,
    bleeped = [],
    isLevelled,
    isQuieter,
    isSoundOnly,
  } = saved as Partial<Record<keyof SoundEdit, unknown>>
  const areStretches = (parts: unknown): parts is Stretch[] => Array.isArray(parts) && parts.every(isStretch)
  if (!areStretches(removed) || !areStretches(bleeped)) return UNEDITED
  return {
    removed,
    bleeped,
    isLevelled: isLevelled === true,
    isQuieter: isQuieter === true,
    isSoundOnly: isSoundOnly === true,
  }
}

/** Adds a part to others and joins those that touch. */
function addPart(parts: readonly Stretch[], part: Stretch): Stretch[] {
  const joined: Stretch[] = []
  for (const { start, end } of [...parts.map((one) => ({ ...one })), part].toSorted(
    (a, b) => a.start - b.start,
  )) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else if (end > start) joined.push({ start, end })
  }
  return joined
}

/** The parts that remain, in seconds of the original. */
export function keptParts({ removed }: Pick<SoundEdit, 'removed'>, duration: number): Stretch[] {
  const kept: Stretch[] = []
  let from = 0
  for (const { start, end } of removed) {
    if (start > from) kept.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  if (from < duration) kept.push({ start: from, end: duration })
  return kept
}

export const secondsKept = (edit: Pick<SoundEdit, 'removed'>, duration: number) =>
  keptParts(edit, duration).reduce((sum, { start, end }) => sum + end - start, 0)

/** Removes parts, unless nothing would remain. */
function removeParts(edit: SoundEdit, parts: readonly Stretch[], duration: number): SoundEdit {
  const next = { ...edit, removed: parts.reduce<readonly Stretch[]>(addPart, edit.removed) }
  return secondsKept(next, duration) < MIN_LENGTH_S ? edit : next
}

export const cutOut = (edit: SoundEdit, part: Stretch, duration: number) =>
  removeParts(edit, [part], duration)

/** Puts a tone in the place of a part, which keeps its length. */
export const bleepOver = (edit: SoundEdit, part: Stretch): SoundEdit => ({
  ...edit,
  bleeped: addPart(edit.bleeped, part),
})

export const keepOnly = (edit: SoundEdit, { start, end }: Stretch, duration: number) =>
  removeParts(
    edit,
    [
      { start: 0, end: start },
      { start: end, end: duration },
    ],
    duration,
  )

/** Removes the silence before the first and after the last speech. */
export function withoutSilentEnds(edit: SoundEdit, speech: readonly Stretch[], duration: number): SoundEdit {
  const [first] = speech
  const last = speech.at(-1)
  if (!first || !last) return edit
  const start = Math.max(0, first.start - SILENCE_BEFORE_S)
  return keepOnly(edit, { start, end: Math.min(duration, last.end + SILENCE_AFTER_S) }, duration)
}

/** The moment of the original that is heard `seconds` into the edited sound. */
export function toOriginal(edit: Pick<SoundEdit, 'removed'>, duration: number, seconds: number): number {
  let left = seconds
  const kept = keptParts(edit, duration)
  for (const { start, end } of kept) {
    if (left < end - start) return start + left
    left -= end - start
  }
  return kept.at(-1)?.end ?? 0
}

/** The reverse: a removed moment becomes the next one that is heard. */
export const toEdited = ({ removed }: Pick<SoundEdit, 'removed'>, seconds: number) =>
  removed.reduce((at, { start, end }) => at - Math.max(0, Math.min(seconds, end) - start), seconds)
