import { textAt, viewOf } from './view-of.ts'

const BOX_HEAD_BYTES = 16

/** A top-level box of an MP4 file. */
export interface OuterBox {
  readonly name: string
  readonly from: number
  /** Start of its content. */
  readonly at: number
  /** Its declared end, which may be after the end of the file. */
  readonly to: number
}

async function boxAt(file: Blob, from: number): Promise<OuterBox | undefined> {
  const head = await viewOf(file, from, from + BOX_HEAD_BYTES)
  const name = textAt(head, 4, 4)
  if (head.byteLength < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(name)) return undefined
  const short = head.getUint32(0)
  if (short === 0) return { name, from, at: from + 8, to: file.size }
  if (short === 1) {
    if (head.byteLength < BOX_HEAD_BYTES) return undefined
    const size = Number(head.getBigUint64(8))
    return size < BOX_HEAD_BYTES ? undefined : { name, from, at: from + BOX_HEAD_BYTES, to: from + size }
  }
  return short < 8 ? undefined : { name, from, at: from + 8, to: from + short }
}

/** The top-level boxes of an MP4 file, up to its end or to bytes that are not a box, such as a trailing tag. */
export async function outerBoxes(file: Blob): Promise<OuterBox[]> {
  const boxes: OuterBox[] = []
  for (let at = 0; at < file.size; ) {
    const box = await boxAt(file, at)
    if (!box) break
    boxes.push(box)
    at = box.to
  }
  return boxes
}

/** The content of a box in memory, such as the sample table; undefined if it is not complete. */
export async function contentOf(
  file: Blob,
  { at, to }: OuterBox,
): Promise<DataView<ArrayBuffer> | undefined> {
  return to <= file.size ? viewOf(file, at, to) : undefined
}
