import { Zip, ZipPassThrough } from 'fflate'
import { uniqueFileNames } from '#src/features/exports/named-archive.ts'

/** A ZIP of files under their own names, numbered if they occur again. Sound and films are not compressed again. */
export async function zipFiles(files: readonly File[]): Promise<Blob> {
  const names = uniqueFileNames(files.map(({ name }) => name))
  const parts: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  })
  for (const [index, file] of files.entries()) {
    const entry = new ZipPassThrough(names[index] ?? file.name)
    zip.add(entry)
    const reader = file.stream().getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) entry.push(read.value)
    entry.push(new Uint8Array(), true)
    // The browser may keep a large blob on disk.
    parts.push(new Blob(chunks))
    chunks = []
  }
  zip.end()
  return new Blob([...parts, ...chunks], { type: 'application/zip' })
}
