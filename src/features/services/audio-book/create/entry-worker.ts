import { unzipSync } from 'fflate'
import { trimArchive } from '#src/rules/archive-checksums.ts'
import { findEntry } from '#src/rules/entry-name.ts'

export interface EntryJob {
  file: Blob
  name: string
  mostBytes: number
}

/** Content of the archive entry that a link refers to; undefined if there is none or the archive is unreadable. */
function readEntry(file: Uint8Array<ArrayBuffer>, { name, mostBytes }: EntryJob): Uint8Array | undefined {
  try {
    const archive = trimArchive(file)
    const sizes = new Map<string, number>()
    unzipSync(archive, { filter: ({ name, originalSize }) => sizes.set(name, originalSize).size < 0 })
    const found = findEntry([...sizes.keys()])(name)
    if (found === undefined || (sizes.get(found) ?? 0) > mostBytes) return undefined
    return unzipSync(archive, { filter: (entry) => entry.name === found })[found]
  } catch {
    return undefined
  }
}

/** Runs in a worker so that the page stays responsive. */
addEventListener('message', async ({ data }: MessageEvent<EntryJob>) =>
  postMessage(readEntry(new Uint8Array(await data.file.arrayBuffer()), data)),
)
