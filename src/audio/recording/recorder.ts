import { type MicrophoneProblem, microphoneProblem } from './microphone-problem.ts'
import { type Take, takeSound } from './take-sound.ts'

export interface Recording {
  readonly file: File
  /** Address of the file for as long as the recorder holds it. */
  readonly url: string
  /** Seconds. */
  readonly duration: number
}

export type RecorderState =
  | { readonly status: 'idle' | 'asking' | MicrophoneProblem }
  | { readonly status: 'recording'; readonly startedMs: number }
  | { readonly status: 'stopped'; readonly recording: Recording }

interface RecorderOptions {
  /** Name of the file, without its ending. */
  fileName: string
  /** The recording ends by itself after so many seconds. */
  maxSeconds: number
  /** Where sound comes from; the customer's microphone where nothing is said. */
  openMicrophone?: () => Promise<MediaStream>
}

/** Without noise suppression and echo cancellation, so that a recording sounds as it is. */
const openDefault = async () => {
  // Absent where the page is not secure.
  if (!navigator.mediaDevices) throw new DOMException('There is no microphone here', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: false, noiseSuppression: false } })
}

/** Records from the microphone, one recording at a time. Everything it holds is given back by `dispose`. */
export function createRecorder({ fileName, maxSeconds, openMicrophone = openDefault }: RecorderOptions) {
  let state: RecorderState = { status: 'idle' }
  let take: Take | undefined
  let limit: ReturnType<typeof setTimeout> | undefined
  /** Raised by whatever makes an earlier permission question or recording void. */
  let attempt = 0
  const listeners = new Set<() => void>()

  function set(next: RecorderState) {
    state = next
    for (const listener of listeners) listener()
  }

  function release() {
    attempt += 1
    clearTimeout(limit)
    take?.cancel()
    take = undefined
    if (state.status === 'stopped') URL.revokeObjectURL(state.recording.url)
  }

  async function stop() {
    if (!take || state.status !== 'recording') return
    clearTimeout(limit)
    const mine = attempt
    const duration = (performance.now() - state.startedMs) / 1000
    const file = await take.finish(fileName)
    if (mine !== attempt) return
    take = undefined
    // A microphone that was unplugged before it gave anything.
    if (file.size === 0) set({ status: 'failed' })
    else set({ status: 'stopped', recording: { file, url: URL.createObjectURL(file), duration } })
  }

  /** Asks for the microphone and records. A recording that is there is thrown away. */
  async function start() {
    if (state.status === 'asking' || state.status === 'recording') return
    release()
    const mine = attempt
    set({ status: 'asking' })
    try {
      const stream = await openMicrophone()
      if (mine !== attempt) {
        for (const track of stream.getTracks()) track.stop()
        return
      }
      take = takeSound(stream, () => void stop())
      limit = setTimeout(() => void stop(), maxSeconds * 1000)
      set({ status: 'recording', startedMs: performance.now() })
    } catch (error) {
      const status = await microphoneProblem(error)
      if (mine === attempt) set({ status })
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start,
    stop,
    discard() {
      release()
      set({ status: 'idle' })
    },
    /** How loud it is right now, 0–1; for a meter that draws itself every frame. */
    level: () => take?.level() ?? 0,
    dispose: release,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
