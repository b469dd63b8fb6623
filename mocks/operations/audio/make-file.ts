import type { Database } from '#mocks/db/database.ts'
import type { TakeRow } from '#mocks/db/rows/project-rows.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { readWav } from '#mocks/engines/audio/read-wav.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { FileStore, NewFile } from '#mocks/files/file-store.ts'
import { spokenInPreview } from './previews.ts'
import { speakSpoken } from './speak-spoken.ts'

interface Parts {
  db: Database
  engines: Engines
}

const WAV = 'audio/wav'

/**
 * Makes a file that is asked for the first time: previews of voices, and the audio of takes that the world began
 * with. Takes say exactly what made them, and the engine says the same thing twice in the same way.
 */
export async function makeFile(key: string, parts: Parts): Promise<NewFile | undefined> {
  const spoken = spokenInPreview(parts.db, key) ?? parts.db.takes.first({ file: key })
  if (!spoken) return undefined
  const { audio } = await speakSpoken(parts, spoken)
  return { key, content: encodeWav(audio), mime: WAV, name: key }
}

/** The sound of a take: from its file, or spoken again where it has none yet. */
export async function soundOfTake(
  { files, signal, ...parts }: Parts & { files: FileStore; signal?: AbortSignal },
  take: TakeRow,
): Promise<PcmAudio> {
  const file = await files.read(take.file)
  if (file) return readWav(new Uint8Array(await file.arrayBuffer()))
  return (await speakSpoken({ ...parts, signal }, take)).audio
}
