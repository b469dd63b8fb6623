import type { SoundProblem } from '#src/rules/sound-file-error.ts'
import type { SoundMeasures } from '#src/rules/sound-meter.ts'

export type MeasureJob =
  | { kind: 'file'; file: Blob; mostSeconds: number; withFingerprint: boolean }
  | { kind: 'channels'; channels: Float32Array<ArrayBuffer>[]; sampleRate: number }

export interface FileMeasures {
  /** Seconds. */
  duration: number
  /** Absent where the sound is longer than asked for, and where this browser cannot decode it. */
  measures?: SoundMeasures
  isUndecodable?: boolean
  /** No browser decodes it, and the service does. */
  isForPhones?: boolean
  /** SHA-256 of the file, where it was asked for. */
  fingerprint?: string
}

export type MeasureAnswer =
  | ({ kind: 'measured' } & FileMeasures)
  | { kind: 'refused'; problem: SoundProblem; what: string | undefined }
