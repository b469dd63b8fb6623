import { fundamentalFrequency } from '../audio/fundamental-frequency.ts'
import { bandsBelow, bandsOf, FILTERS } from './cepstra.ts'
import axes from './voice-axes.json' with { type: 'json' }

/** Telephones carry nothing above, so a voice would sound like another one on them. */
const HIGHEST_HZ = 3700
const COEFFICIENTS = 12
/** Frames this much quieter than the loud ones, in decibels, are pauses. */
const PAUSE_DB = 15
const LOUD_SHARE = 0.9
function coefficientsOf(mels: Float32Array, frame: number, bands: number): number[] {
  const logs = Array.from({ length: bands }, (_, band) =>
    Math.log((mels[frame * FILTERS + band] ?? 0) + 1e-8),
  )
  return Array.from(
    { length: COEFFICIENTS },
    (_, at) =>
      (2 / bands) *
      logs.reduce(
        (sum, value, band) => sum + value * Math.cos((Math.PI * (at + 1) * (band + 0.5)) / bands),
        0,
      ),
  )
}

/**
 * Describes a voice by its timbre and pitch along the directions in which people differ most, compared with the
 * sentences of one person; docs/decisions/english-is-recognised.md says how they were found. The squared distance
 * between two sentences of one voice is about 2.
 * @param samples mono from −1 to 1
 * @returns undefined without a clear pitch
 */
export function voicePrint(samples: Float32Array, sampleRate: number): number[] | undefined {
  const whole = Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 0x7f_ff)
  const pitch = fundamentalFrequency({ samples: whole, sampleRate })
  if (pitch === undefined) return undefined
  const { mels, energies } = bandsOf(samples, sampleRate)
  const loud = energies.slice().sort()[Math.floor(LOUD_SHARE * (energies.length - 1))] ?? 0
  const bands = bandsBelow(HIGHEST_HZ, sampleRate)
  const frames = [...energies.keys()]
    .filter((frame) => (energies[frame] ?? 0) > loud - PAUSE_DB)
    .map((frame) => coefficientsOf(mels, frame, bands))
  const mean = (of: (frame: number[]) => number) =>
    frames.reduce((sum, frame) => sum + of(frame), 0) / frames.length
  const coefficients = Array.from({ length: COEFFICIENTS }, (_, at) => at)
  const means = coefficients.map((at) => mean((frame) => frame[at] ?? 0))
  const deviations = means.map((middle, at) => Math.sqrt(mean((frame) => ((frame[at] ?? 0) - middle) ** 2)))
  const measured = [...means, ...deviations, Math.log(pitch)]
  const size = Math.sqrt(axes[0]?.length ?? 1)
  return (axes[0] ?? []).map((_, axis) => {
    const along = measured.reduce((sum, value, at) => sum + value * (axes[at]?.[axis] ?? 0), 0)
    return Math.round((along / size) * 1000) / 1000
  })
}
