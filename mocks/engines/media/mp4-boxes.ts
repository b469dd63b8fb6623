const HEADER_BYTES = 16

/** Whether a file of the MP4 family ends within one of its boxes, each of which says how long it is. */
export async function isCutOffMp4(file: Blob): Promise<boolean> {
  for (let offset = 0; offset < file.size; ) {
    const header = await file.slice(offset, offset + HEADER_BYTES).arrayBuffer()
    if (header.byteLength < 8) return true
    const view = new DataView(header)
    let size = view.getUint32(0)
    if (size === 0) return false
    if (size === 1) {
      if (header.byteLength < HEADER_BYTES) return true
      size = Number(view.getBigUint64(8))
    }
    if (size < 8) return true
    offset += size
    if (offset > file.size) return true
  }
  return false
}
