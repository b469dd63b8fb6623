import type { SoundMeasures } from '#src/audio/sound-measures.ts'
import type { SampleFault } from '#src/contract/clone.ts'

/** Why a sample is of no use: what the server would say too, or what is known of the file before it is sent. */
export type EntryFault = SampleFault | 'too_long' | 'empty' | 'cutOff'

/** Faults of files in which there is nothing to be heard. */
const deaf: ReadonlySet<EntryFault | null> = new Set(['unreadable', 'empty', 'cutOff'])

/** Whether a sample with this fault can be listened to. */
export const isAudible = (fault: EntryFault | null) => !deaf.has(fault)

/** A sample that is to be sent. */
export interface SampleEntry {
  readonly id: string
  readonly file: File
  /** Address of the file, to listen to it. */
  readonly url: string
  /** What was measured; undefined while it is being measured, and where it cannot be read. */
  readonly measures: SoundMeasures | undefined
  readonly isMeasuring: boolean
  readonly fault: EntryFault | null
}

/** Seconds of what can be used. */
export const usableSeconds = (samples: readonly { duration: number; fault: unknown }[]) =>
  samples.reduce((sum, { duration, fault }) => (fault === null ? sum + duration : sum), 0)

export const secondsOf = (entries: readonly SampleEntry[]) =>
  usableSeconds(
    usableEntries(entries).map(({ measures, fault }) => ({ duration: measures?.duration ?? 0, fault })),
  )

/** Samples that were measured and have no fault. */
export const usableEntries = (entries: readonly SampleEntry[]) =>
  entries.filter(({ fault, isMeasuring }) => fault === null && !isMeasuring)
