import { strFromU8, strToU8, unzipSync } from 'fflate'
import { growingZip } from '#mocks/engines/archive/growing-zip.ts'
import type { Aside } from '#mocks/kernel/store/store.ts'
import type { World } from '#mocks/world.ts'
import { scenarioOf } from './kept-scenario.ts'
import { followRecipe, recipeOf } from './world-recipe.ts'

const RECIPE = 'world.json'
const FILES = 'files/'

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Keeps only one file at a time in memory. */
async function archiveOf(name: string, text: Blob, files: ReadonlyMap<string, Blob>): Promise<Blob> {
  const zip = growingZip(new Date())
  zip.add(name, await bytesOf(text), true)
  for (const [key, blob] of files) zip.add(FILES + encodeURIComponent(key), await bytesOf(blob), false)
  return zip.finish()
}

export async function exportWorld(world: World): Promise<Blob> {
  const files = new Map<string, Blob>()
  for (const { id } of world.db.fileRecords.list()) {
    const blob = await world.files.read(id)
    if (blob) files.set(id, blob)
  }
  return archiveOf(RECIPE, new Blob([JSON.stringify(await recipeOf(world))]), files)
}

/** An archive of saved old data, for people: the records as stored, and the files' bytes by their keys. */
export const exportAside = ({ contents, files }: Aside): Promise<Blob> =>
  archiveOf('records.json', contents, files)

/** Contents of an archive; undefined if it is not one. */
function entriesIn(bytes: Uint8Array) {
  try {
    return unzipSync(bytes)
  } catch {
    return undefined
  }
}

/** Replaces a world by an exported one. @throws Error if the file is not an export, or of another version */
export async function importWorld(world: World, file: Blob): Promise<void> {
  const entries = entriesIn(new Uint8Array(await file.arrayBuffer()))
  const recipe = entries?.[RECIPE]
  if (!recipe) throw new Error('This is no file of a world.')
  const files = Object.entries(entries).flatMap(([name, bytes]) =>
    name.startsWith(FILES)
      ? [[decodeURIComponent(name.slice(FILES.length)), new Blob([new Uint8Array(bytes)])] as const]
      : [],
  )
  await followRecipe(world, JSON.parse(strFromU8(recipe)), new Map(files))
}

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

const FRAGMENT = '#sandbox-world='

/** An address that recreates the same world elsewhere, without the bytes of its files. */
export async function linkTo(world: World, origin: string): Promise<string> {
  const bytes = strToU8(JSON.stringify(await recipeOf(world)))
  const packed = await through(new Uint8Array(bytes), new CompressionStream('deflate-raw'))
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
  return `${origin}/?sandbox=${scenarioOf(world)}${FRAGMENT}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The recipe in an address; undefined if there is none. @throws Error if it is cut off */
export async function recipeIn({ hash }: Pick<URL, 'hash'>): Promise<unknown> {
  if (!hash.startsWith(FRAGMENT)) return undefined
  const text = atob(hash.slice(FRAGMENT.length).replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  return JSON.parse(strFromU8(await through(bytes, new DecompressionStream('deflate-raw'))))
}
