import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type EspeakPackName, espeakPackFiles, packFiles } from './espeak-packs.ts'

const DATA_FOLDER = '/usr/share/espeak-ng-data/'
const FILE_ENTRY = /\{filename:"([^"]+)",start:(\d+),end:(\d+)/g

interface FileRange {
  start: number
  end: number
}

interface EspeakArchive {
  data: Uint8Array
  ranges: Map<string, FileRange>
}

let archive: Promise<EspeakArchive> | undefined

/** The package stores the table of its 24 MB archive inside the loader's source. */
async function openArchive(): Promise<EspeakArchive> {
  const loader = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten')
  const [source, data] = await Promise.all([
    readFile(loader, 'utf8'),
    readFile(join(dirname(loader), 'espeak-ng.data')),
  ])
  const ranges = new Map<string, FileRange>()
  for (const [, filename, start, end] of source.matchAll(FILE_ENTRY)) {
    if (filename?.startsWith(DATA_FOLDER)) {
      ranges.set(filename.slice(DATA_FOLDER.length), { start: Number(start), end: Number(end) })
    }
  }
  return { data, ranges }
}

/**
 * Extracts one language pack from the installed espeak-ng package. Node only.
 * @throws Error when the package no longer has a listed file.
 */
export async function sliceEspeakData(name: EspeakPackName): Promise<Uint8Array<ArrayBuffer>> {
  archive ??= openArchive()
  const { data, ranges } = await archive
  return packFiles(
    espeakPackFiles[name].map((path) => {
      const range = ranges.get(path)
      if (!range) throw new Error(`espeak-ng.data has no ${path}.`)
      return { path, content: data.subarray(range.start, range.end) }
    }),
  )
}
