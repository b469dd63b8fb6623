import { type CutOff, viewOf } from './view-of.ts'

const BOX_HEAD_BYTES = 16

/** Files of the MP4 family are a row of boxes, each of which says how long it is. */
export async function cutOffMp4(file: Blob): Promise<CutOff | undefined> {
  for (let offset = 0; offset < file.size; ) {
    const head = await viewOf(file, offset, offset + BOX_HEAD_BYTES)
    if (head.byteLength < 8) return {}
    let size = head.getUint32(0)
    if (size === 0) return undefined
    if (size === 1) {
      if (head.byteLength < BOX_HEAD_BYTES) return {}
      size = Number(head.getBigUint64(8))
    }
    if (size < 8) return {}
    offset += size
    if (offset > file.size) return {}
  }
  return undefined
}
