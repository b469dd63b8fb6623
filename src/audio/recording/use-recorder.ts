import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRecorder, type Recorder } from './recorder.ts'

interface UseRecorderOptions {
  maxSeconds: number
  openMicrophone?: (() => Promise<MediaStream>) | undefined
}

export function useRecorder({ maxSeconds, openMicrophone }: UseRecorderOptions) {
  const [recorder] = useState(() => createRecorder({ maxSeconds, openMicrophone }))
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState, recorder.getState)
  useEffect(() => () => recorder.dispose(), [recorder])
  return { state, recorder }
}

const TICK_MS = 250

export function useElapsed({ startedMs, heldMs }: { startedMs: number; heldMs?: number | undefined }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor(((heldMs ?? now) - startedMs) / 1000))
}

/** A lower level is not a voice; after this time the customer is informed. */
const QUIET_LEVEL = 0.02
const QUIET_MS = 3000

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
