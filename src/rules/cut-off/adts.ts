import { endsInFrame } from './ends-in-frame.ts'
import { type Cut, ENDS_SHORT } from './view-of.ts'

const HEAD_BYTES = 7

/** Length of the ADTS frame at this offset, header included (ISO 13818-7, section 6.2). */
export function adtsFrameBytes(view: DataView, at: number): number | undefined {
  if (at + HEAD_BYTES > view.byteLength || (view.getUint16(at) & 0xfff6) !== 0xfff0) return undefined
  const bytes = (view.getUint32(at + 3) >>> 13) & 0x1fff
  return bytes < HEAD_BYTES ? undefined : bytes
}

export const cutOffAdts = async (file: Blob): Promise<Cut | undefined> =>
  (await endsInFrame(file, adtsFrameBytes)) ? ENDS_SHORT : undefined
