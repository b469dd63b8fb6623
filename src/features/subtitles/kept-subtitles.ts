import * as z from 'zod/mini'
import { forgetFiles, readFiles, saveDraftFile } from '#src/drafts/draft-files.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { noteSubtitles, type SubtitlesOf } from './noted-subtitles.ts'
import { readSubtitles, type Subtitles } from './read-subtitles.ts'
import type { Place } from './write-subtitles.ts'

const Places = z.readonly(
  z.array(z.object({ block: z.string(), text: z.string(), cues: z.readonly(z.array(z.int())) })),
)

/** A subtitle file as the customer opened it, and the blocks that were made of it. */
export interface KeptSubtitles {
  readonly file: File
  readonly text: string
  readonly subtitles: Subtitles
  readonly places: readonly Place[]
}

const FILE = 'file'
const TEXT = 'text'
const PLACES = 'places'

const nameOf = ({ projectId, part = '' }: SubtitlesOf) =>
  `subtitles ${readCustomerId() ?? ''} ${projectId} ${part}`

/** Keeps the file in this browser until a logout; without space for it, it cannot be saved unchanged later. */
export async function keepSubtitles(
  of: SubtitlesOf,
  { file, text, places }: Omit<KeptSubtitles, 'subtitles'>,
): Promise<void> {
  const draft = nameOf(of)
  await forgetFiles(draft)
  const parts = [
    { id: FILE, file },
    { id: TEXT, file: new File([text], TEXT) },
    { id: PLACES, file: new File([JSON.stringify(places)], PLACES) },
  ]
  for (const part of parts) if (!(await saveDraftFile(draft, part))) return
  noteSubtitles(of, file.name)
}

/** The file of an open project; undefined if there is none or it cannot be read any more. */
export async function readKeptSubtitles(of: SubtitlesOf): Promise<KeptSubtitles | undefined> {
  const files = new Map((await readFiles(nameOf(of))).map(({ id, file }) => [id, file]))
  const file = files.get(FILE)
  const text = await files.get(TEXT)?.text()
  const kept = await files.get(PLACES)?.text()
  if (!file || text === undefined || kept === undefined) return undefined
  return { file, text, subtitles: readSubtitles(text), places: z.parse(Places, JSON.parse(kept)) }
}
