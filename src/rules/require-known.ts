import { textAt, viewOf } from './cut-off/view-of.ts'
import { formatTagOf, wavLayout } from './cut-off/wav-layout.ts'
import { foreignOgg, foreignWav } from './foreign-sounds.ts'
import type { MediaType } from './media-type.ts'
import { SoundFileError } from './sound-file-error.ts'

/** Throws if the sound has an encoding that cannot be decoded, which its container does not tell. */
export async function requireKnown(file: Blob, { mime, start, foreign }: MediaType): Promise<void> {
  if (foreign) throw new SoundFileError('foreign', { what: foreign })
  if (mime === 'audio/wav') {
    const layout = await wavLayout(file.slice(start))
    const what = layout && foreignWav(formatTagOf(layout))
    if (what) throw new SoundFileError('foreign', { what })
  }
  if (mime === 'audio/ogg') {
    const what = foreignOgg(textAt(await viewOf(file, start + 28, start + 36), 0, 8))
    if (what) throw new SoundFileError('foreign', { what })
  }
}
