import type { SoundMeasures } from '#src/audio/sound-measures.ts'
import type { SampleFault } from '#src/contract/cloning.ts'

export type EntryFault = SampleFault | 'too_long' | 'empty' | 'cutOff'

const deaf: ReadonlySet<EntryFault | null> = new Set(['unreadable', 'empty', 'cutOff'])

export const isAudible = (fault: EntryFault | null) => !deaf.has(fault)

export interface SampleEntry {
  readonly id: string
  readonly file: File
  readonly url: string
  /** What was measured; undefined while it is being measured, and where it cannot be read. */
  readonly measures: SoundMeasures | undefined
  readonly isMeasuring: boolean
  readonly fault: EntryFault | null
}

export const usableSeconds = (samples: readonly { duration: number; fault: unknown }[]) =>
  samples.reduce((sum, { duration, fault }) => (fault === null ? sum + duration : sum), 0)

export const secondsOf = (entries: readonly SampleEntry[]) =>
  usableSeconds(
    usableEntries(entries).map(({ measures, fault }) => ({ duration: measures?.duration ?? 0, fault })),
  )

export const usableEntries = (entries: readonly SampleEntry[]) =>
  entries.filter(({ fault, isMeasuring }) => fault === null && !isMeasuring)
