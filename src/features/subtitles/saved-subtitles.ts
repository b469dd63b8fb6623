import * as z from 'zod/mini'
import { forgetFiles, readFiles, saveDraftFile } from '#src/drafts/draft-files.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { readSubtitles, type Subtitles } from './read-subtitles.ts'
import { type SubtitlesOf, saveSubtitlesName } from './subtitles-name.ts'
import type { Place } from './write-subtitles.ts'

const Places = z.readonly(
  z.array(z.object({ block: z.string(), text: z.string(), cues: z.readonly(z.array(z.int())) })),
)

/** A subtitle file as the customer opened it, and the blocks that were made of it. */
export interface SavedSubtitles {
  readonly file: File
  readonly text: string
  readonly subtitles: Subtitles
  readonly places: readonly Place[]
}

const FILE_ID = 'file'
const TEXT_ID = 'text'
const PLACES_ID = 'places'

const nameOf = ({ projectId, part = '' }: SubtitlesOf) =>
  `subtitles ${readCustomerId() ?? ''} ${projectId} ${part}`

/** Keeps the file in this browser until a logout; without space for it, it cannot be saved unchanged later. */
export async function saveSubtitles(
  of: SubtitlesOf,
  { file, text, places }: Omit<SavedSubtitles, 'subtitles'>,
): Promise<void> {
  const draft = nameOf(of)
  await forgetFiles(draft)
  const parts = [
    { id: FILE_ID, file },
    { id: TEXT_ID, file: new File([text], TEXT_ID) },
    { id: PLACES_ID, file: new File([JSON.stringify(places)], PLACES_ID) },
  ]
  for (const part of parts) if (!(await saveDraftFile(draft, part))) return
  saveSubtitlesName(of, file.name)
}

/** The file of an open project; undefined if there is none or it cannot be read any more. */
export async function readSavedSubtitles(of: SubtitlesOf): Promise<SavedSubtitles | undefined> {
  const files = new Map((await readFiles(nameOf(of))).map(({ id, file }) => [id, file]))
  const file = files.get(FILE_ID)
  const text = await files.get(TEXT_ID)?.text()
  const kept = await files.get(PLACES_ID)?.text()
  if (!file || text === undefined || kept === undefined) return undefined
  return { file, text, subtitles: readSubtitles(text), places: z.parse(Places, JSON.parse(kept)) }
}
