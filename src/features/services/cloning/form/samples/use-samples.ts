import { useEffect, useRef, useState } from 'react'
import { measureFile, SoundFileError } from '#src/audio/measure-file.ts'
import type { SoundMeasures } from '#src/audio/sound-measures.ts'
import { type CloneSample, MAX_SAMPLES } from '#src/contract/cloning.ts'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { sampleFault } from '#src/rules/sample-fault.ts'
import { type EntryFault, type SampleEntry, withDuplicates } from './sample-entry.ts'

export interface SampleBounds {
  maxMegabytes: number
  maxMinutes: number
}

export type SamplesProblem = { kind: 'tooMany' } | { kind: 'tooLarge'; name: string }

/** Ids that are in order by age, so that what is kept by them comes back in its order. */
const newId = (index: number) => `sample ${Date.now()} ${index} ${crypto.randomUUID()}`

function faultOf(measures: SoundMeasures, maxMinutes: number): EntryFault | null {
  return measures.duration > maxMinutes * 60 ? 'too_long' : sampleFault(measures)
}

function useOpenFiles() {
  const held = useRef({ urls: new Map<string, string>(), abort: new AbortController() })
  useEffect(() => {
    const { current } = held
    current.abort = new AbortController()
    return () => {
      current.abort.abort()
      for (const url of current.urls.values()) URL.revokeObjectURL(url)
    }
  }, [])
  return {
    signalNow: () => held.current.abort.signal,
    open(id: string, file: File) {
      const url = URL.createObjectURL(file)
      held.current.urls.set(id, url)
      return url
    },
    close(id: string) {
      const url = held.current.urls.get(id)
      if (url !== undefined) URL.revokeObjectURL(url)
      held.current.urls.delete(id)
    },
  }
}

/**
 * The samples that a form is about to send, each measured as soon as it is there.
 * @param kept the samples that there are already, on the server
 */
export function useSamples({ maxMegabytes, maxMinutes }: SampleBounds, kept: readonly CloneSample[] = []) {
  const [entries, setEntries] = useState<readonly SampleEntry[]>([])
  const [problem, setProblem] = useState<SamplesProblem>()
  const files = useOpenFiles()
  const left = Math.max(0, MAX_SAMPLES - kept.length - entries.length)

  const change = (id: string, patch: Partial<SampleEntry>) =>
    setEntries((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)))

  async function measure(id: string, file: File) {
    const signal = files.signalNow()
    try {
      const measures = await measureFile(file, signal)
      const fingerprint = await fingerprintOf(await file.arrayBuffer())
      change(id, { isMeasuring: false, measures, fingerprint, fault: faultOf(measures, maxMinutes) })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof SoundFileError)) throw error
      change(id, { isMeasuring: false, fault: error.problem })
    }
  }

  function take(chosen: readonly KeptFile[]) {
    const taken = chosen.map(({ id, file }): SampleEntry => {
      const url = files.open(id, file)
      return { id, file, url, measures: undefined, isMeasuring: true, fault: null }
    })
    setEntries((entries) => [...entries, ...taken])
    // One after the other: a phone could not hold eight decoded recordings at once.
    void taken.reduce((before, { id, file }) => before.then(() => measure(id, file)), Promise.resolve())
  }

  function add(chosen: readonly File[]) {
    const large = chosen.find(({ size }) => size > maxMegabytes * MEGABYTE)
    const fitting = chosen.filter(({ size }) => size <= maxMegabytes * MEGABYTE)
    if (large) setProblem({ kind: 'tooLarge', name: large.name })
    else setProblem(fitting.length > left ? { kind: 'tooMany' } : undefined)
    take(fitting.slice(0, left).map((file, index) => ({ id: newId(index), file })))
  }

  const restore = (found: readonly KeptFile[]) => take(found.slice(0, left))

  function remove(id: string) {
    files.close(id)
    setProblem(undefined)
    setEntries((entries) => entries.filter((entry) => entry.id !== id))
  }

  return { entries: withDuplicates(entries, kept), problem, add, restore, remove }
}

export type Samples = ReturnType<typeof useSamples>
