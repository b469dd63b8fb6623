import { type PcmAudio, silentAudio } from '#mocks/engines/audio/pcm-audio.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { ShopCheck } from '#src/contract/runs.ts'
import { type ExportPart, isSpokenPart } from './export-parts.ts'

export interface ExportJob {
  row: ExportRow
  parts: readonly ExportPart[]
  db: Database
  files: FileStore
  engines: Engines
  signal: AbortSignal
  load(take: TakeRow): Promise<PcmAudio>
  onProgress(share: number): Promise<void>
}

/** A take in a sound file, and its start in seconds. */
export interface PlacedTake {
  take: TakeRow
  start: number
}

export interface RenderedFile {
  bytes: Blob | Uint8Array<ArrayBuffer>
  sounds: { bytes: Blob | Uint8Array; parts: readonly PlacedTake[] }[]
  shopChecks?: ShopCheck[]
}

export const soundOf = ({ load }: Pick<ExportJob, 'load'>, part: ExportPart): Promise<PcmAudio> =>
  isSpokenPart(part) ? load(part.take) : Promise.resolve(silentAudio(part.pause))

export const spokenAt = (parts: readonly ExportPart[], starts: readonly number[]): PlacedTake[] =>
  parts.flatMap((part, index) => (isSpokenPart(part) ? { take: part.take, start: starts[index] ?? 0 } : []))
