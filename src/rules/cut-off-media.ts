import { cutOffAdts } from './cut-off/adts.ts'
import { cutOffAmr } from './cut-off/amr.ts'
import { cutOffFlac } from './cut-off/flac.ts'
import { cutOffMp3 } from './cut-off/mp3.ts'
import { cutOffMp4 } from './cut-off/mp4.ts'
import { cutOffOgg } from './cut-off/ogg.ts'
import type { Cut } from './cut-off/view-of.ts'
import { cutOffWav } from './cut-off/wav.ts'
import { cutOffWebm } from './cut-off/webm.ts'
import { type MediaType, mediaTypeOf } from './media-type.ts'

const checkByType: Readonly<Record<MediaType['mime'], (file: Blob) => Promise<Cut | undefined>>> = {
  'audio/wav': cutOffWav,
  'audio/mpeg': cutOffMp3,
  'audio/ogg': cutOffOgg,
  'audio/flac': cutOffFlac,
  'audio/aac': cutOffAdts,
  'audio/amr': cutOffAmr,
  'audio/mp4': cutOffMp4,
  'video/mp4': cutOffMp4,
  'video/quicktime': cutOffMp4,
  'video/webm': cutOffWebm,
  'video/x-matroska': cutOffWebm,
}

/**
 * Detects a recording that is shorter than it promises, because its copy or download was interrupted. Undefined for a
 * whole one, or if nothing in the file tells. Reads only small parts, however large the file is.
 */
export async function cutOffOf(file: Blob): Promise<Cut | undefined> {
  const type = await mediaTypeOf(file)
  if (!type) return undefined
  if (type.start > file.size) return {}
  return checkByType[type.mime]?.(file.slice(type.start))
}
