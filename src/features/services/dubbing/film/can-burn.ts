import { canDecodeVideo, getFirstEncodableVideoCodec, VIDEO_CODECS } from 'mediabunny'
import type { DubbingSource } from '#src/contract/dubbing.ts'
import type { FilmFormat } from './burn-job.ts'
import { outputFormats } from './film-formats.ts'

/** Whether this browser can decode a film's picture and encode another one of its size. */
export async function canBurn(format: FilmFormat, { codecs, width, height }: DubbingSource) {
  const codec = VIDEO_CODECS.find((known) => known === codecs?.picture)
  if (codec && !(await canDecodeVideo(codec))) return false
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  const codecsOfFormat = outputFormats[format]().getSupportedVideoCodecs()
  return (await getFirstEncodableVideoCodec(codecsOfFormat, size)) !== null
}
