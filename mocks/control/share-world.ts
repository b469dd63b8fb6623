import { strFromU8, strToU8, unzipSync } from 'fflate'
import { growingZip } from '#mocks/engines/archive/growing-zip.ts'
import { paceMs } from '#mocks/features/runs/pace.ts'
import type { FaultRule } from '#mocks/http/faults.ts'
import type { SavedWorld } from '#mocks/kernel/store/store.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { World } from '#mocks/world.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { continueProjects } from './continue-projects.ts'
import { recipeOfCase } from './open-case.ts'
import { keepSessions, openSessions } from './sessions.ts'
import { scenarioOf } from './stored-scenario.ts'
import { followRecipe, recipeOf } from './world-recipe.ts'

const RECIPE = 'world.json'
const FILES = 'files/'

/** Maximum number of unpacked bytes of a world’s description, in a link and in a file. */
const RECIPE_MAX_BYTES = 64 * MEGABYTE
/** More files than any world has. */
const MAX_ENTRIES = 10_000

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Keeps only one file at a time in memory. */
async function archiveOf(name: string, text: Blob, files: ReadonlyMap<string, Blob>): Promise<Blob> {
  const zip = growingZip(new Date())
  zip.add(name, await bytesOf(text), true)
  for (const [key, blob] of files) zip.add(FILES + encodeURIComponent(key), await bytesOf(blob), false)
  return zip.finish()
}

/** @param rules by which its requests fail or get other answers; by default those of the world */
export async function exportWorld(world: World, rules?: readonly FaultRule[]): Promise<Blob> {
  const files = new Map<string, Blob>()
  for (const { id } of world.db.fileRecords.list()) {
    const blob = await world.files.read(id)
    if (blob) files.set(id, blob)
  }
  const recipe = { ...(await recipeOf(world)), ...(rules && { rules }) }
  return archiveOf(RECIPE, new Blob([JSON.stringify(recipe)]), files)
}

/** An archive of saved old data, for people: the records as stored, and the files' bytes by their keys. */
export const exportReplaced = ({ contents, files }: SavedWorld): Promise<Blob> =>
  archiveOf('records.json', contents, files)

class WorldTooLargeError extends Error {
  override readonly message = `This world unpacks to more than ${RECIPE_MAX_BYTES / MEGABYTE} MB.`
}

/** Unpacks an archive. Its files are not compressed, so only the world’s description can grow. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let [entries, more] = [0, 0]
  return unzipSync(bytes, {
    filter({ size, originalSize }) {
      entries += 1
      more += Math.max(0, originalSize - size)
      if (entries > MAX_ENTRIES || more > RECIPE_MAX_BYTES) throw new WorldTooLargeError()
      return true
    },
  })
}

function readArchive(bytes: Uint8Array) {
  try {
    const entries = unpack(bytes)
    const files = Object.entries(entries).flatMap(([name, content]) =>
      name.startsWith(FILES)
        ? [[decodeURIComponent(name.slice(FILES.length)), new Blob([new Uint8Array(content)])] as const]
        : [],
    )
    const recipe: unknown = JSON.parse(strFromU8(entries[RECIPE] ?? new Uint8Array()))
    return { recipe, files: new Map(files) }
  } catch (error) {
    throw error instanceof WorldTooLargeError ? error : new Error('This is no file of a world.')
  }
}

/**
 * Replaces a world by an exported one; customers that both have stay logged in.
 * @throws Error if the file is not an export; see also `followRecipe`
 */
export async function importWorld(world: World, file: Blob): Promise<void> {
  const { recipe, files } = readArchive(await bytesOf(file))
  const sessions = openSessions(world)
  await followRecipe(world, recipe, files)
  await keepSessions(world, sessions)
}

/**
 * Replaces a world by that of a customer's report. Returns the path of the page that was reported.
 * @throws Error if the file is not a case
 */
export async function importCase(world: World, file: Blob): Promise<string> {
  const before = { sessions: openSessions(world), paceMs: paceMs(world.db) }
  const { recipe, reported, page } = recipeOfCase(await file.text(), before)
  await followRecipe(world, recipe)
  const locale = LocaleCode.options.find((code) => page.startsWith(`/${code}/`)) ?? 'az'
  if (reported.projects.length > 0)
    await world.write((tx) => continueProjects(tx, demoAccounts.leyla.id, { reported, locale }))
  return page
}

const packBytes = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  )

/** Unpacks bytes up to a limit, so that a short address cannot fill the memory. */
async function unpackBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: BlobPart[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > RECIPE_MAX_BYTES) {
      await reader.cancel()
      throw new WorldTooLargeError()
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const FRAGMENT = '#sandbox-world='

/**
 * An address that recreates the same world elsewhere, without the bytes of its files.
 * @param page address of the app, in the language that the link opens
 */
export async function linkTo(world: World, page: string): Promise<string> {
  const bytes = strToU8(JSON.stringify(await recipeOf(world)))
  const short = await packBytes(new Uint8Array(bytes))
  const text = btoa(Array.from(short, (byte) => String.fromCharCode(byte)).join(''))
  return `${page}?sandbox=${scenarioOf(world)}${FRAGMENT}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The recipe in an address; undefined if there is none. @throws Error if it is cut off */
export async function recipeIn({ hash }: Pick<URL, 'hash'>): Promise<unknown> {
  if (!hash.startsWith(FRAGMENT)) return undefined
  const text = atob(hash.slice(FRAGMENT.length).replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  return JSON.parse(strFromU8(await unpackBytes(bytes)))
}
