import { plainFileName } from '#src/rules/file-name.ts'
import { fileNameOf } from './export-options.ts'

/** A file name in an archive: the number of the part, then the project's name. */
const NUMBERED = /^(\d+) /

/** Names of devices, which Windows does not allow for files. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Turns a customer's name for a file into one that every file system accepts. */
export function safeFileName(name: string): string {
  const plain = plainFileName(fileNameOf(name)).replace(/[. ]+$/, '')
  return RESERVED.test(plain) ? `_${plain}` : plain
}

/** Numbers names that occur again; upper and lower case are the same for Windows and macOS. */
function numberRepeatedNames(names: ReadonlyArray<string | undefined>): Array<string | undefined> {
  const taken = new Set<string>()
  return names.map((name) => {
    if (name === undefined) return undefined
    const plain = safeFileName(name)
    let unique = plain
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${plain} ${number}`
    taken.add(unique.toLowerCase())
    return unique
  })
}

/**
 * New names for the files of an archive, part by part; a part without a name keeps its own.
 * @param names of the parts, in order
 * @returns undefined if the archive has other parts than named
 */
export function namesOfFiles(
  files: readonly string[],
  names: ReadonlyArray<string | undefined>,
): ReadonlyMap<string, string> | undefined {
  const numberOf = (file: string) => Number(NUMBERED.exec(file)?.[1])
  const numbers = [...new Set(files.map(numberOf))].sort((a, b) => a - b)
  if (numbers.some(Number.isNaN) || numbers.length !== names.length) return undefined
  const unique = numberRepeatedNames(names)
  return new Map(
    files.map((file) => {
      const name = unique[numbers.indexOf(numberOf(file))]
      return [file, name === undefined ? file : `${name}${/\.[^.]+$/.exec(file)?.[0] ?? ''}`]
    }),
  )
}

/** An archive whose files have the customer's names. Its files are not compressed again. */
export async function withNames(archive: Blob, names: ReadonlyArray<string | undefined>): Promise<Blob> {
  const { unzipSync, zipSync } = await import('fflate')
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const named = namesOfFiles(Object.keys(files), names)
  if (!named) return archive
  const entries = Object.entries(files).map(([file, bytes]) => [named.get(file) ?? file, bytes])
  return new Blob([zipSync(Object.fromEntries(entries), { level: 0 })], { type: archive.type })
}

/** Names of files that every file system takes, numbered if they occur again. */
export function uniqueFileNames(files: readonly string[]): string[] {
  const endings = files.map((file) => /\.[^.]+$/.exec(file)?.[0] ?? '')
  const stems = numberRepeatedNames(
    files.map((file, index) => file.slice(0, file.length - (endings[index] ?? '').length)),
  )
  return files.map((file, index) => `${stems[index] ?? file}${endings[index]}`)
}
