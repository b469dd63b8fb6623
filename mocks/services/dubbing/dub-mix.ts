import { seedOf } from '#mocks/domain/sessions.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import type { PcmFile } from '#mocks/engines/audio/pcm-audio.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { MixOptions } from '#mocks/engines/media/media-engine.ts'
import { readOrMake, soundOfTake } from '#mocks/features/audio/make-file.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { BlockRow, TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { partOf } from './dubbing-of.ts'

export interface MixDependencies {
  db: Database
  files: FileStore
  engines: Engines
  signal?: AbortSignal
}

interface PlacedTake {
  block: BlockRow
  take: TakeRow
  start: number
  end: number
}

const blocksIn = (db: Pick<Database, 'outlines' | 'blocks'>, projectId: number) =>
  (db.outlines.get(projectId)?.block_ids ?? []).flatMap((id) => db.blocks.get(id) ?? [])

/** Sounds in a language with their times: a segment ends where the next starts, unless it may overlap. */
export function placedTakes(
  db: Pick<Database, 'outlines' | 'blocks' | 'takes'>,
  { id, duration }: Pick<DubbingRow, 'id' | 'duration'>,
  language: number,
): PlacedTake[] {
  const spoken = blocksIn(db, id)
    .flatMap((block) => {
      const { take_id = null, may_run_over = false } = block.translations?.[language] ?? {}
      const take = take_id === null ? undefined : db.takes.get(take_id)
      return block.segment && take ? { block, take, start: block.segment.start, may_run_over } : []
    })
    .sort((a, b) => a.start - b.start)
  let later = 0
  return spoken.map(({ block, take, start, may_run_over }) => {
    while (later < spoken.length && (spoken[later]?.start ?? 0) <= start) later += 1
    const next = spoken[later]?.start ?? duration
    const end = Math.min(duration, start + take.duration, may_run_over ? duration : next)
    return { block, take, start, end }
  })
}

/** The key depends on all content, so that a changed mix is made again. */
export function mixKey(
  db: Pick<Database, 'outlines' | 'blocks' | 'takes'>,
  row: DubbingRow,
  language: number,
) {
  const placed = placedTakes(db, row, language).map(({ take, start, end }) => [take.id, start, end])
  const content = JSON.stringify([placed, row.background, row.part])
  return `dubbed-${row.id}-${language}-${seedOf(content).toString(36)}.mp3`
}

/** The uploaded file. */
export async function fileOf({ db, files, engines }: MixDependencies, row: DubbingRow): Promise<Blob> {
  const file = await readOrMake(row.file, { db, files, engines })
  if (!file) throw new Error(`the file of project ${row.id} is gone`)
  return file
}

/** A stored file is returned; a seeded take without one is spoken now. */
async function fileOfTake(parts: MixDependencies, take: TakeRow): Promise<Blob> {
  return (await parts.files.read(take.file)) ?? new Blob([encodeWav(await soundOfTake(parts, take))])
}

const timesOf = ({ start, end }: { start: number; end: number }) => ({ start, end })

/**
 * The whole sound in a language, mixed over the original if that is kept.
 * @param length of the result in seconds
 */
export async function mixOf(
  parts: MixDependencies,
  row: DubbingRow,
  { language, length }: { language: number; length?: number | undefined },
): Promise<PcmFile> {
  const { db, engines } = parts
  const file = await fileOf(parts, row)
  const clips: MixOptions['clips'] = []
  for (const { take, start, end } of placedTakes(db, row, language)) {
    clips.push({ start, end, sound: await fileOfTake(parts, take) })
  }
  const { is_kept, level_db } = row.background
  return engines.media.mix({
    file,
    clips,
    speech: blocksIn(db, row.id).flatMap(({ segment }) => (segment ? timesOf(segment) : [])),
    part: partOf(row),
    levelDb: is_kept ? level_db : null,
    length,
  })
}

const MIX_KBPS = 96

export async function mixedSound(parts: MixDependencies, row: DubbingRow, language: number) {
  const key = mixKey(parts.db, row, language)
  const audio = await mixOf(parts, row, { language })
  return { key, bytes: await parts.engines.encoder.encodeMp3(audio, MIX_KBPS) }
}

const mixFile = ({ key, bytes }: Awaited<ReturnType<typeof mixedSound>>) => ({
  key,
  content: bytes,
  mime: 'audio/mpeg',
  name: key,
})

export const saveMix = (tx: Transaction, mix: Awaited<ReturnType<typeof mixedSound>>) =>
  tx.files.put(mixFile(mix))

/** Mixes a dub whose file is requested but does not exist, because its content has changed or it was never made. */
export async function makeMix(key: string, parts: MixDependencies) {
  const [, id, language] = /^dubbed-(\d+)-(\d+)-[a-z0-9]+\.mp3$/.exec(key) ?? []
  const row = id === undefined ? undefined : parts.db.dubbings.get(Number(id))
  if (!row) return undefined
  return { ...mixFile(await mixedSound(parts, row, Number(language))), key }
}
