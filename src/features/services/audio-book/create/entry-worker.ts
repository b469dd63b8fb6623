import { unzipSync } from 'fflate'
import { findEntry } from '#src/rules/entry-name.ts'

export interface EntryJob {
  file: Blob
  name: string
  mostBytes: number
}

/** Content of the entry that a link means; undefined where there is none, or the archive cannot be read. */
function entryOf(archive: Uint8Array, { name, mostBytes }: EntryJob): Uint8Array | undefined {
  try {
    const sizes = new Map<string, number>()
    unzipSync(archive, { filter: ({ name, originalSize }) => sizes.set(name, originalSize).size < 0 })
    const found = findEntry([...sizes.keys()])(name)
    if (found === undefined || (sizes.get(found) ?? 0) > mostBytes) return undefined
    return unzipSync(archive, { filter: (entry) => entry.name === found })[found]
  } catch {
    return undefined
  }
}

/** Away from the page, which stays quick meanwhile. */
addEventListener('message', async ({ data }: MessageEvent<EntryJob>) =>
  postMessage(entryOf(new Uint8Array(await data.file.arrayBuffer()), data)),
)
