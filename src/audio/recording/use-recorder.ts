import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRecorder, type Recorder } from './recorder.ts'

interface UseRecorderOptions {
  /** Name of the file, without its ending. */
  fileName: string
  maxSeconds: number
  /** Where sound comes from; the customer's microphone where nothing is said. */
  openMicrophone?: (() => Promise<MediaStream>) | undefined
}

/** A recorder for as long as the component is there; the options of its first render count. */
export function useRecorder({ fileName, maxSeconds, openMicrophone }: UseRecorderOptions) {
  const [recorder] = useState(() => createRecorder({ fileName, maxSeconds, openMicrophone }))
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState, recorder.getState)
  useEffect(() => () => recorder.dispose(), [recorder])
  return { state, recorder }
}

const TICK_MS = 250

/** Whole seconds since a moment of `performance.now()`. */
export function useElapsed(startedMs: number) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - startedMs) / 1000))
}

/** Less than this of the meter is no voice, for so long that somebody should be told. */
const QUIET_LEVEL = 0.02
const QUIET_MS = 3000

/** Whether nothing has been heard for a while: the microphone may be muted. */
export function useQuiet(recorder: Pick<Recorder, 'level'>) {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    let lastSoundMs = performance.now()
    const timer = setInterval(() => {
      if (recorder.level() > QUIET_LEVEL) lastSoundMs = performance.now()
      setIsQuiet(performance.now() - lastSoundMs > QUIET_MS)
    }, 100)
    return () => clearInterval(timer)
  }, [recorder])
  return isQuiet
}
