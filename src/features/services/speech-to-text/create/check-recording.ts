import { measureFile, SoundFileError } from '#src/audio/measure-file.ts'
import type { Service } from '#src/contract/catalog.ts'
import { isCutOff } from '#src/rules/cut-off-media.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { mediaTypeOf } from '#src/rules/media-type.ts'

export const recordingProblems = [
  'empty',
  'tooLarge',
  'wrongKind',
  'notMedia',
  'mismatch',
  'cutOff',
  'unreadable',
  'tooLong',
  'silent',
] as const
export type RecordingProblem = (typeof recordingProblems)[number]

export interface Refused {
  readonly kind: 'refused'
  readonly problem: RecordingProblem
  /** What the file really is, where its name says something else: `M4A`. */
  readonly really?: string
}

export type Check = { readonly kind: 'ok'; readonly duration: number } | Refused

/** Larger files are not decoded just to find out whether anybody speaks: the server finds out. */
const LARGEST_HEARD = 40 * MEGABYTE
const LONGEST_HEARD_S = 15 * 60
/** Less loud than this, nobody speaks, in dBFS. */
const SILENT_DB = -60
const LOOK_MS = 10_000

const refused = (problem: RecordingProblem): Refused => ({ kind: 'refused', problem })

/** Length in seconds by the file's own index, without reading all of it; undefined where it does not say. */
function lengthByIndex(file: Blob, signal: AbortSignal): Promise<number | undefined> {
  const url = URL.createObjectURL(file)
  const media = document.createElement('video')
  media.preload = 'metadata'
  return new Promise<number | undefined>((resolve) => {
    const finish = () =>
      resolve(Number.isFinite(media.duration) && media.duration > 0 ? media.duration : undefined)
    const timer = setTimeout(finish, LOOK_MS)
    media.onloadedmetadata = finish
    media.onerror = () => resolve(undefined)
    signal.addEventListener('abort', finish)
    media.addEventListener('emptied', () => clearTimeout(timer))
    media.src = url
  }).finally(() => {
    media.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}

async function measure(file: Blob, signal: AbortSignal): Promise<Check> {
  try {
    const { duration, loudness } = await measureFile(file, signal)
    return loudness < SILENT_DB ? refused('silent') : { kind: 'ok', duration }
  } catch (error) {
    if (error instanceof SoundFileError) return refused(error.problem)
    throw error
  }
}

const endingOf = (name: string) => (/\.([^./\\]+)$/.exec(name)?.[1] ?? '').toLowerCase()

/** What name, size and first bytes say against a file; a file over the limit is not read at all. */
async function lookAt(file: File, { max_file_mb, extensions }: Service['limits']) {
  const ending = endingOf(file.name)
  if (!extensions.includes(ending)) return refused('wrongKind')
  if (file.size === 0) return refused('empty')
  if (max_file_mb !== undefined && file.size > max_file_mb * MEGABYTE) return refused('tooLarge')
  const type = await mediaTypeOf(file)
  if (!type) return refused('notMedia')
  if (!type.extensions.includes(ending)) {
    return { ...refused('mismatch'), really: type.extensions[0]?.toUpperCase() ?? '' }
  }
  return (await isCutOff(file)) ? refused('cutOff') : undefined
}

/**
 * What can be said of a recording before it is sent: its length, or the reason why it cannot be used, by the rules of
 * the server, which measures again and whose figures count.
 * @throws the signal's reason when aborted
 */
export async function checkRecording(
  file: File,
  limits: Service['limits'],
  signal: AbortSignal,
): Promise<Check> {
  const problem = await lookAt(file, limits)
  signal.throwIfAborted()
  if (problem) return problem
  const { max_minutes } = limits
  const length = await lengthByIndex(file, signal)
  signal.throwIfAborted()
  if (length !== undefined && max_minutes !== undefined && length > max_minutes * 60)
    return refused('tooLong')
  const isHeard = file.size <= LARGEST_HEARD && (length === undefined || length <= LONGEST_HEARD_S)
  if (isHeard) return measure(file, signal)
  return length === undefined ? refused('unreadable') : { kind: 'ok', duration: length }
}
