import { type MicrophoneProblem, microphoneProblem } from './microphone-problem.ts'
import { recordSound, type SoundCapture } from './record-sound.ts'

export interface Recording {
  readonly file: File
  readonly url: string
  /** In seconds. */
  readonly duration: number
}

export type RecorderState =
  | { readonly status: 'idle' | 'asking' | MicrophoneProblem }
  /** Time on hold is not counted: the start is moved by it. */
  | { readonly status: 'recording'; readonly startedMs: number; readonly heldMs?: number | undefined }
  | { readonly status: 'stopped'; readonly recording: Recording }

interface RecorderOptions {
  maxSeconds: number
  openMicrophone?: () => Promise<MediaStream>
}

/** Without noise suppression and echo cancellation, which would change the recording. */
const openRawMicrophone = async () => {
  // Absent on an insecure page.
  if (!navigator.mediaDevices) throw new DOMException('There is no microphone here', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: false, noiseSuppression: false } })
}

/**
 * Not `lib/signal.ts`: the editor uses that, and sharing it would make the build load the recorder with every editor.
 */
function createState() {
  let state: RecorderState = { status: 'idle' }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next: RecorderState) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const isBusy = ({ status }: RecorderState) => status === 'asking' || status === 'recording'

function revokeRecordingUrl(state: RecorderState) {
  if (state.status === 'stopped') URL.revokeObjectURL(state.recording.url)
}

type StartResult = { take: SoundCapture } | { take?: undefined; problem: MicrophoneProblem }

async function openCapture(
  open: () => Promise<MediaStream>,
  maxSeconds: number,
  onEnd: () => void,
): Promise<StartResult> {
  try {
    return { take: recordSound(await open(), maxSeconds, onEnd) }
  } catch (error) {
    return { problem: await microphoneProblem(error) }
  }
}

async function recordingOf(take: SoundCapture, duration: number): Promise<RecorderState> {
  const file = await take.finish()
  // The microphone was unplugged before it delivered anything.
  if (file.size === 0) return { status: 'failed' }
  return { status: 'stopped', recording: { file, url: URL.createObjectURL(file), duration } }
}

/** Records from the microphone, one recording at a time. `dispose` releases all resources. */
export function createRecorder({ maxSeconds, openMicrophone = openRawMicrophone }: RecorderOptions) {
  const state = createState()
  let take: SoundCapture | undefined
  /** Increased by every action that invalidates an earlier permission prompt or recording. */
  let attempt = 0

  function release() {
    attempt += 1
    take?.cancel()
    take = undefined
    revokeRecordingUrl(state.get())
  }

  async function stop() {
    const running = state.get()
    if (!take || running.status !== 'recording') return
    const mine = attempt
    const duration = ((running.heldMs ?? performance.now()) - running.startedMs) / 1000
    const stopped = await recordingOf(take, duration)
    if (mine !== attempt) return revokeRecordingUrl(stopped)
    take = undefined
    state.set(stopped)
  }

  async function start() {
    if (isBusy(state.get())) return
    release()
    const mine = attempt
    state.set({ status: 'asking' })
    const begun = await openCapture(openMicrophone, maxSeconds, () => void stop())
    if (mine !== attempt) begun.take?.cancel()
    else if (begun.take) {
      take = begun.take
      state.set({ status: 'recording', startedMs: performance.now() })
    } else state.set({ status: begun.problem })
  }

  function hold() {
    const running = state.get()
    if (!take || running.status !== 'recording' || running.heldMs !== undefined) return
    take.hold()
    state.set({ ...running, heldMs: performance.now() })
  }

  function resume() {
    const running = state.get()
    if (!take || running.status !== 'recording' || running.heldMs === undefined) return
    take.resume()
    state.set({ status: 'recording', startedMs: running.startedMs + performance.now() - running.heldMs })
  }

  function discard() {
    release()
    state.set({ status: 'idle' })
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    start,
    stop,
    hold,
    resume,
    discard,
    /** Current input level from 0 to 1, for a meter that draws every frame. */
    level: () => take?.level() ?? 0,
    dispose: release,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
