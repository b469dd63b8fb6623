import type { Engines } from '#mocks/engines/engines.ts'
import { readOrMake } from '#mocks/features/audio/make-file.ts'
import type { SpokenRecording } from '#mocks/features/service.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { Word } from '#src/contract/block.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { alignReading } from './align-reading.ts'

interface Parts {
  db: Database
  files: FileStore
  engines: Engines
}

/** Sound of a recording; undefined if the sandbox cannot align words in its language, or the file is gone. */
export async function readSpoken(parts: Parts, { row, language }: SpokenRecording) {
  const code = parts.db.languages.get(language)?.code
  const locale = LocaleCode.options.find((option) => option === code)
  const file = locale && parts.engines.hearing && (await readOrMake(row.played ?? row.file, parts))
  return file && { file, locale }
}

type Spoken = NonNullable<Awaited<ReturnType<typeof readSpoken>>>

/** Words of a segment with the times at which the recording has them; undefined if they were not found. */
export async function alignSegment(
  resources: Parameters<typeof alignReading>[0],
  spoken: Spoken,
  { start, end, words }: Stretch & { words: readonly Word[] },
): Promise<Word[] | undefined> {
  const texts = words.map(({ text }) => text)
  const times = await alignReading(resources, { ...spoken, place: { start, end }, texts })
  return times && words.map((word, at) => ({ ...word, ...times[at] }))
}
