import type { VoiceFigures } from '#src/contract/cloning.ts'

export interface Comparison {
  readonly kind: 'tone' | 'pace' | 'level'
  readonly samples: number
  readonly voice: number
  /**
   * Of the voice compared to its samples: semitones higher, per cent faster or decibels louder; negative for the
   * opposite.
   */
  readonly difference: number
  readonly decimals: number
  readonly closeness: 'same' | 'near' | 'far'
}

/** Up to the first a difference is barely audible, up to the second it is the same voice in another mood. */
const DIFFERENCE_LIMITS = { tone: [0.5, 2], pace: [5, 15], level: [1.5, 6] } as const

function closenessOf(kind: Comparison['kind'], difference: number): Comparison['closeness'] {
  const [same, near] = DIFFERENCE_LIMITS[kind]
  const size = Math.abs(difference)
  if (size <= same) return 'same'
  return size <= near ? 'near' : 'far'
}

/** Compares the available measures: a whisper has no tone, and a sound without speech has no pace. */
export function compareFigures(samples: VoiceFigures, voice: VoiceFigures): Comparison[] {
  const compare = (
    kind: Comparison['kind'],
    { from, to, decimals }: { from: number | null; to: number | null; decimals: number },
    differenceOf: (from: number, to: number) => number,
  ): Comparison[] => {
    if (!from || !to) return []
    const difference = differenceOf(from, to)
    return [
      { kind, samples: from, voice: to, decimals, difference, closeness: closenessOf(kind, difference) },
    ]
  }
  return [
    ...compare('tone', { from: samples.tone, to: voice.tone, decimals: 0 }, (a, b) => 12 * Math.log2(b / a)),
    ...compare('pace', { from: samples.pace, to: voice.pace, decimals: 1 }, (a, b) => (b / a - 1) * 100),
    ...compare('level', { from: samples.loudness, to: voice.loudness, decimals: 0 }, (a, b) => b - a),
  ]
}
