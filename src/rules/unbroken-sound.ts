import { isUnbrokenFlac } from './cut-off/flac.ts'
import { hasWholeFragments } from './cut-off/mp4-fragments.ts'
import { isUnbrokenMp4 } from './cut-off/mp4-tables.ts'
import { isUnbrokenOgg } from './cut-off/ogg-pages.ts'
import { webmBytes } from './cut-off/webm-blocks.ts'

const FILM_TYPES = new Set(['audio/mp4', 'video/mp4', 'video/quicktime'])
export const MATROSKA = new Set(['video/webm', 'video/x-matroska'])

/**
 * Whether the parts of a recording follow each other to its end. At damage, decoders stop silently or search for the
 * next part forever. Reads the whole file.
 */
export async function isUnbroken(sound: Blob, mime: string): Promise<boolean> {
  if (mime === 'audio/flac') return isUnbrokenFlac(sound)
  if (mime === 'audio/ogg') return isUnbrokenOgg(sound)
  if (FILM_TYPES.has(mime)) return (await isUnbrokenMp4(sound)) && hasWholeFragments(sound)
  return MATROSKA.has(mime) ? (await webmBytes(sound)) !== undefined : true
}
