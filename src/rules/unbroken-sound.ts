import { isUnbrokenFlac } from './cut-off/flac.ts'
import { isUnbrokenOgg } from './cut-off/ogg-pages.ts'
import { isUnbrokenWebm } from './cut-off/webm-blocks.ts'

/**
 * Whether the parts of a recording follow each other to its end. At damage, decoders stop silently or search for the
 * next part forever. Reads the whole file.
 */
export async function isUnbroken(sound: Blob, mime: string): Promise<boolean> {
  if (mime === 'audio/flac') return isUnbrokenFlac(sound)
  if (mime === 'audio/ogg') return isUnbrokenOgg(sound)
  return mime === 'video/webm' || mime === 'video/x-matroska' ? isUnbrokenWebm(sound) : true
}
