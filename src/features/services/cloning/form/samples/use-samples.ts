import { useEffect, useRef, useState } from 'react'
import { measureFile } from '#src/audio/measure-file.ts'
import type { FileMeasures } from '#src/audio/measure-jobs.ts'
import type { CloneSample } from '#src/contract/cloning.ts'
import { MAX_SAMPLES } from '#src/contract/form-choices.ts'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import { newFileId } from '#src/drafts/new-file-id.ts'
import { useFileChecks } from '#src/features/create/use-file-checks.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { checkFile, type FileRefusal } from '#src/rules/recording-file.ts'
import { sampleFault, sampleLimits } from '#src/rules/sample-fault.ts'
import { refusalOf } from '#src/rules/sound-file-error.ts'
import { speechShareOf } from '#src/rules/sound-meter.ts'
import { type EntryFault, type SampleEntry, withDuplicates } from './sample-entry.ts'

export interface SampleBounds {
  maxMegabytes: number
  maxMinutes: number
  extensions: readonly string[]
}

export type SamplesProblem = { kind: 'tooMany' } | { kind: 'tooLarge'; name: string }

/** Of a sound that this browser cannot decode, only the length is known; the server checks the rest. */
function faultOf({ duration, measures }: FileMeasures, maxSeconds: number): EntryFault | null {
  if (duration > maxSeconds) return 'too_long'
  if (!measures) return duration < sampleLimits.seconds ? 'too_short' : null
  return sampleFault({ ...measures, speechShare: speechShareOf(measures) })
}

type CheckedSample = Pick<SampleEntry, 'duration' | 'measures' | 'fault' | 'fingerprint' | 'endsShort'>

const refusedSample = (fault: FileRefusal): CheckedSample => ({ duration: 0, measures: undefined, fault })

/** @throws the signal's reason when aborted */
async function checkSample(
  file: File,
  { maxMegabytes, maxMinutes, extensions }: SampleBounds,
  signal: AbortSignal,
): Promise<CheckedSample> {
  try {
    const { refusal, endsShort = false } = await checkFile(file, { max_file_mb: maxMegabytes, extensions })
    signal.throwIfAborted()
    if (refusal) return refusedSample(refusal)
    const maxSeconds = maxMinutes * 60
    const measured = await measureFile(file, { signal, mostSeconds: maxSeconds, withFingerprint: true })
    const { duration, measures, fingerprint } = measured
    return { duration, measures, fingerprint, endsShort, fault: faultOf(measured, maxSeconds) }
  } catch (error) {
    if (signal.aborted) throw error
    // The file was moved after it was chosen, or the browser is out of memory.
    return refusedSample(refusalOf(error) ?? { problem: 'unreadable' })
  }
}

/** Addresses of the files, for their players. */
function useFileUrls() {
  const urls = useRef(new Map<string, string>())
  useEffect(() => {
    const { current } = urls
    return () => {
      for (const url of current.values()) URL.revokeObjectURL(url)
    }
  }, [])
  return {
    open(id: string, file: File) {
      const url = URL.createObjectURL(file)
      urls.current.set(id, url)
      return url
    },
    close(id: string) {
      URL.revokeObjectURL(urls.current.get(id) ?? '')
      urls.current.delete(id)
    },
  }
}

/** Samples on the server: all of them, and those that remain after saving. */
interface SavedSamples {
  readonly kept: readonly CloneSample[]
  readonly stays: readonly CloneSample[]
}

const NO_SAVED_SAMPLES: SavedSamples = { kept: [], stays: [] }

const entryOf = ({ id, file }: SavedFile, url: string): SampleEntry => ({
  ...{ id, file, url },
  duration: 0,
  measures: undefined,
  isMeasuring: true,
  fault: null,
})

/** Samples to upload, each measured as soon as it is added. */
export function useSamples(bounds: SampleBounds, { kept, stays }: SavedSamples = NO_SAVED_SAMPLES) {
  const { maxMegabytes } = bounds
  const [chosen, setEntries] = useState<readonly SampleEntry[]>([])
  // A sample whose response was lost has arrived, and is among the server's.
  const awaited = <Sample extends Pick<SampleEntry, 'id'>>(samples: readonly Sample[]) =>
    samples.filter(({ id }) => !kept.some(({ client_id }) => client_id === id))
  const entries = awaited(chosen)
  const [problem, setProblem] = useState<SamplesProblem>()
  const files = useFileUrls()
  const left = Math.max(0, MAX_SAMPLES - stays.length - entries.length)

  useFileChecks({
    unchecked: entries.filter(({ isMeasuring }) => isMeasuring),
    check: (file, wanted) => checkSample(file, bounds, wanted),
    onChecked: (id, found) =>
      setEntries((now) =>
        now.map((entry) => (entry.id === id ? { ...entry, ...found, isMeasuring: false } : entry)),
      ),
  })

  const opened = ({ id, file }: SavedFile) => entryOf({ id, file }, files.open(id, file))

  function take(chosen: readonly SavedFile[]) {
    const taken = chosen.map(opened)
    setEntries((entries) => [...entries, ...taken])
  }

  function add(chosen: readonly File[]) {
    const large = chosen.find(({ size }) => size > maxMegabytes * MEGABYTE)
    const fitting = chosen.filter(({ size }) => size <= maxMegabytes * MEGABYTE)
    if (large) setProblem({ kind: 'tooLarge', name: large.name })
    else setProblem(fitting.length > left ? { kind: 'tooMany' } : undefined)
    take(fitting.slice(0, left).map((file, index) => ({ id: newFileId(index), file })))
  }

  const restore = (found: readonly SavedFile[]) => take(awaited(found).slice(0, left))

  function remove(id: string) {
    files.close(id)
    setProblem(undefined)
    setEntries((entries) => entries.filter((entry) => entry.id !== id))
  }

  /** Puts another file in the place of a sample. */
  function replace(id: string, file: File) {
    files.close(id)
    setProblem(undefined)
    const next = opened({ id: newFileId(0), file })
    setEntries((entries) => entries.map((entry) => (entry.id === id ? next : entry)))
  }

  return { entries: withDuplicates(entries, stays), problem, add, restore, remove, replace }
}

export type Samples = ReturnType<typeof useSamples>
