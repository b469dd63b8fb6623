import { endsInVerb } from './clause.ts'
import { nameKey } from './names-of-text.ts'
import { NARRATOR_LABELS, NOT_SPEAKERS } from './speech-words.ts'

/** “Anna: …”, “ANNA (softly): …”, “**Anna:** …”, “[Anna]: …”, “3. Anna: …”, “10:31 Anna: …” at the start of a line. */
const LABEL =
  /^\s*(?:[•*–-]\s+|\d{1,4}[.)]\s+|\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+)?(?:[*_]{1,2}|\[)?(\p{Lu}[\p{L}\p{M}\p{N}.’'-]*(?: [\p{L}\p{N}][\p{L}\p{M}\p{N}.’'-]*){0,3})(?:[*_]{1,2}|\])?(?:\s*\([^()\n]{1,60}\))?(?:[*_]{1,2})?\s*(?::(?:[*_]{1,2})?(?=\s|$)|：)/u

const MAX_LABEL_LENGTH = 40

interface Label {
  readonly name: string
  readonly key: string
  /** Length of the label with its colon. */
  readonly length: number
}

/** A name and colon at the start of a line, of a speaker or not. */
export function labelOf(line: string): Label | undefined {
  const found = LABEL.exec(line)
  const name = found?.[1]?.trim()
  if (!found || !name || name.length > MAX_LABEL_LENGTH || endsInVerb(name)) return undefined
  return { name, key: nameKey(name), length: found[0].length }
}

export interface Labels {
  /** Name to show by its key; undefined for a label that is no speaker. */
  speakerOf: (label: Label) => string | undefined
  isNarrator: (label: Label) => boolean
  /** Whether the text is a script, in which a line with another label is doubtful. */
  readonly isScript: boolean
}

/** Share of labelled lines that makes a text a script. In a script, a label that occurs once is a speaker, too. */
const SCRIPT_SHARE = 0.5

/** Decides which labels are speakers: those that recur. */
export function labelsOf(lines: readonly string[]): Labels {
  const counts = new Map<string, { readonly name: string; count: number }>()
  let labelled = 0
  for (const line of lines) {
    const label = labelOf(line)
    if (!label || NOT_SPEAKERS.has(label.key)) continue
    labelled += 1
    const known = counts.get(label.key)
    if (known) known.count += 1
    else counts.set(label.key, { name: label.name, count: 1 })
  }
  const recurs = [...counts.values()].some(({ count }) => count > 1)
  const isMostly = recurs && labelled >= lines.length * SCRIPT_SHARE
  const isNarrator = ({ key }: Label) => recurs && NARRATOR_LABELS.has(key)
  return {
    isScript: recurs,
    isNarrator,
    speakerOf(label) {
      const known = counts.get(label.key)
      if (!known || isNarrator(label)) return undefined
      return known.count > 1 || isMostly ? known.name : undefined
    },
  }
}
