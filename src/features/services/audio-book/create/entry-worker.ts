import { unzipSync } from 'fflate'

export interface EntryJob {
  file: Blob
  name: string
  mostBytes: number
}

/** Content of the first entry of that name; undefined where there is none, or the archive cannot be read. */
function entryOf(archive: Uint8Array, { name, mostBytes }: EntryJob): Uint8Array | undefined {
  let isFound = false
  try {
    return unzipSync(archive, {
      filter(entry) {
        const isWanted = !isFound && entry.name === name && entry.originalSize <= mostBytes
        isFound ||= isWanted
        return isWanted
      },
    })[name]
  } catch {
    return undefined
  }
}

/** Away from the page, which stays quick meanwhile. */
addEventListener('message', async ({ data }: MessageEvent<EntryJob>) =>
  postMessage(entryOf(new Uint8Array(await data.file.arrayBuffer()), data)),
)
