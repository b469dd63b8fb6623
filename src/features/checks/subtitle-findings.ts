import * as z from 'zod/mini'

/** Limits for subtitles, as a customer sets them. Times in seconds. */
export const SubtitleLimits = z.object({
  /** Maximum number of characters a second. */
  speed: z.number(),
  shortest: z.number(),
  longest: z.number(),
  /** Least time between two subtitles that do not follow directly. */
  gap: z.number(),
  /** Maximum number of characters in a line. */
  line: z.number(),
})
export type SubtitleLimits = z.infer<typeof SubtitleLimits>

/** Usual limits of broadcasters and streaming services. */
export const DEFAULT_LIMITS: SubtitleLimits = { speed: 20, shortest: 1, longest: 7, gap: 0.08, line: 42 }

/** Tolerance for times in milliseconds, in seconds. */
const ROUNDING_S = 0.0015

export interface CheckedCue {
  /** In seconds. */
  readonly start: number
  readonly end: number
  /** Text with its line breaks. */
  readonly text: string
}

export type FindingKind = keyof SubtitleLimits | 'overlap'

export interface Finding {
  readonly kind: FindingKind
  /** Measured, in the unit of its limit; seconds for an overlap. */
  readonly value: number
}

/** Characters without line breaks, a combined letter being one. */
const lengthOf = (text: string) => [...text.normalize('NFC')].length

/** How a block reads as a subtitle. */
export interface CueReport {
  readonly key: string
  /** Characters a second. */
  readonly speed: number | undefined
  readonly findings: readonly Finding[]
}

/** Characters a second; undefined without a length. */
export const speedOf = ({ start, end, text }: CheckedCue): number | undefined =>
  end > start ? lengthOf(text.trim().replace(/\s+/g, ' ')) / (end - start) : undefined

/**
 * Measures of a subtitle that exceed the limits.
 * @param before the end of the latest subtitle so far
 * @param isCut whether it is a subtitle of a file; segments are cut into subtitles later, so they may be long
 */
export function findingsOf(
  cue: CheckedCue,
  limits: SubtitleLimits,
  { before, isCut }: { readonly before: number | undefined; readonly isCut: boolean },
): readonly Finding[] {
  const { start, end, text } = cue
  const length = end - start
  const gap = before === undefined ? undefined : start - before
  const line = Math.max(...text.split('\n').map(lengthOf))
  const speed = speedOf(cue) ?? 0
  const found: readonly (Finding | false)[] = [
    gap !== undefined && gap < -ROUNDING_S && { kind: 'overlap', value: -gap },
    gap !== undefined && gap > ROUNDING_S && gap < limits.gap - ROUNDING_S && { kind: 'gap', value: gap },
    speed > limits.speed && { kind: 'speed', value: speed },
    length < limits.shortest - ROUNDING_S && { kind: 'shortest', value: length },
    isCut && length > limits.longest + ROUNDING_S && { kind: 'longest', value: length },
    isCut && line > limits.line && { kind: 'line', value: line },
  ]
  return found.filter((each) => each !== false)
}

/** Findings of subtitles in order of time, each with its own. */
export function checkCues<Cue extends CheckedCue>(
  cues: readonly Cue[],
  limits: SubtitleLimits,
  isCut: boolean,
): readonly { readonly cue: Cue; readonly findings: readonly Finding[] }[] {
  let before: number | undefined
  return cues.map((cue) => {
    const findings = findingsOf(cue, limits, { before, isCut })
    before = Math.max(before ?? 0, cue.end)
    return { cue, findings }
  })
}
