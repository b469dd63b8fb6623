/** Bytes and where in the file they stand. */
interface Written {
  data: Uint8Array<ArrayBuffer>
  position: number
}

/**
 * A file that is written in pieces, in any order. They lie in blobs, which a browser keeps outside of the page's memory.
 */
export function growingFile() {
  let file = new Blob()
  const writable = new WritableStream<Written>({
    write({ data, position }) {
      const hole = new Uint8Array(Math.max(0, position - file.size))
      file = new Blob([file.slice(0, position), hole, data, file.slice(position + data.length)])
    },
  })
  return { writable, content: () => file }
}
