import { blobOnDisk } from '#src/rules/blob-on-disk.ts'

/** Bytes and where in the file they stand. */
interface Written {
  data: Uint8Array<ArrayBuffer>
  position: number
}

/** A file that is written in pieces, in any order. They lie on the disk, so that a film takes no memory. */
export function growingFile() {
  let file = new Blob()
  const writable = new WritableStream<Written>({
    async write({ data, position }) {
      const hole = new Uint8Array(Math.max(0, position - file.size))
      const piece = await blobOnDisk(new Blob([data]))
      file = new Blob([file.slice(0, position), hole, piece, file.slice(position + data.length)])
    },
  })
  return { writable, content: () => file }
}
