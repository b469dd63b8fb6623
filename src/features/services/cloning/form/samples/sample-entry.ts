import type { CloneSample, SampleFault } from '#src/contract/cloning.ts'
import type { FileRefusal } from '#src/rules/recording-file.ts'
import type { SoundMeasures } from '#src/rules/sound-meter.ts'

export type EntryFault = SampleFault | 'too_long' | 'duplicate' | FileRefusal

const faultsWithoutSound: ReadonlySet<EntryFault | null> = new Set<EntryFault>([
  'unreadable',
  'cut_off',
  'no_sound',
])

const isRefused = (fault: EntryFault | null) => typeof fault === 'object' && fault !== null

export const isAudible = (fault: EntryFault | null) => !isRefused(fault) && !faultsWithoutSound.has(fault)

export interface SampleEntry {
  readonly id: string
  readonly file: File
  readonly url: string
  /** Seconds; 0 while it is being measured or if it is unreadable. */
  readonly duration: number
  /** Also undefined if this browser cannot decode the sound. */
  readonly measures: SoundMeasures | undefined
  readonly isMeasuring: boolean
  readonly fault: EntryFault | null
  /** The last frame is incomplete. */
  readonly endsShort?: boolean
  /** SHA-256 of the file; undefined while it is being read. */
  readonly fingerprint?: string | undefined
  /** Name of the sample with the same content. */
  readonly sameAs?: string
}

/** Marks entries with the same content as an earlier one, whatever their names, because copies count once. */
export function withDuplicates(
  entries: readonly SampleEntry[],
  kept: readonly Pick<CloneSample, 'file_name' | 'fingerprint'>[],
): readonly SampleEntry[] {
  const firsts = new Map(kept.map(({ fingerprint, file_name }) => [fingerprint, file_name]))
  return entries.map((entry) => {
    const { fingerprint, fault, file } = entry
    if (fingerprint === undefined || !isAudible(fault)) return entry
    const sameAs = firsts.get(fingerprint)
    if (sameAs !== undefined) return { ...entry, fault: 'duplicate', sameAs }
    firsts.set(fingerprint, file.name)
    return entry
  })
}

export const usableSeconds = (samples: readonly { duration: number; fault: unknown }[]) =>
  samples.reduce((sum, { duration, fault }) => (fault === null ? sum + duration : sum), 0)

export const isAnyMeasuring = (entries: readonly SampleEntry[]) =>
  entries.some(({ isMeasuring }) => isMeasuring)

export const secondsOf = (entries: readonly SampleEntry[]) => usableSeconds(usableEntries(entries))

export const usableEntries = (entries: readonly SampleEntry[]) =>
  entries.filter(({ fault, isMeasuring }) => fault === null && !isMeasuring)
