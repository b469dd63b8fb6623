import type { SoundProblem } from '#src/rules/sound-file-error.ts'
import type { SoundMeasures } from '#src/rules/sound-meter.ts'

export type MeasureJob =
  | { kind: 'file'; file: Blob; mostSeconds: number; withFingerprint: boolean }
  | { kind: 'channels'; channels: Float32Array<ArrayBuffer>[]; sampleRate: number }

export interface FileMeasures {
  /** In seconds. */
  duration: number
  /** Absent for a sound over `mostSeconds`, or if this browser cannot decode it. */
  measures?: SoundMeasures
  isUndecodable?: boolean
  /** No browser decodes it, but the service does. */
  isForPhones?: boolean
  /** SHA-256 of the file, if requested. */
  fingerprint?: string
}

export type MeasureAnswer =
  | ({ kind: 'measured' } & FileMeasures)
  | { kind: 'refused'; problem: SoundProblem; what: string | undefined }
