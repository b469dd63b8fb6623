/** Formats that browsers can write, best first. The `File` gets the type without its codecs. */
const TYPES = [
  { mime: 'audio/webm;codecs=opus', type: 'audio/webm', ending: 'webm' },
  { mime: 'audio/ogg;codecs=opus', type: 'audio/ogg', ending: 'ogg' },
  { mime: 'audio/mp4', type: 'audio/mp4', ending: 'm4a' },
] as const

const BITS_PER_SECOND = 128_000
/** Interval at which the encoder delivers data, so that its crash loses little. */
const PIECE_MS = 1000
const METER_SAMPLES = 1024
/** Speech at arm's length reaches the middle of the meter. */
const METER_GAIN = 4

export interface SoundCapture {
  /** Ends the recording and returns the file; it is empty if nothing was recorded. */
  finish(): Promise<File>
  cancel(): void
  /** Pauses the recording and its time limit until `resume`. */
  hold(): void
  resume(): void
  /** Current loudness from 0 to 1. */
  level(): number
}

function openMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = METER_SAMPLES
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      let sum = 0
      for (const sample of samples) sum += sample * sample
      return Math.min(1, Math.sqrt(sum / samples.length) * METER_GAIN)
    },
    close: () => void context.close().catch(() => {}),
  }
}

function startCountdown(ms: number, onEnd: () => void) {
  let leftMs = ms
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    since = performance.now()
    timer = setTimeout(onEnd, leftMs)
  }
  run()
  return {
    run,
    hold() {
      clearTimeout(timer)
      leftMs -= performance.now() - since
    },
  }
}

/**
 * Records a stream until `finish` or `cancel`; calls `onEnd` if the microphone ends it and after `maxSeconds`.
 * @throws DOMException if this browser cannot record
 */
export function recordSound(stream: MediaStream, maxSeconds: number, onEnd: () => void): SoundCapture {
  const kind = TYPES.find(({ mime }) => MediaRecorder.isTypeSupported(mime)) ?? TYPES[0]
  const recorder = new MediaRecorder(stream, { mimeType: kind.mime, audioBitsPerSecond: BITS_PER_SECOND })
  const meter = openMeter(stream)
  const pieces: Blob[] = []
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) pieces.push(data)
  })
  for (const track of stream.getTracks()) track.addEventListener('ended', onEnd)
  recorder.start(PIECE_MS)
  const limit = startCountdown(maxSeconds * 1000, onEnd)

  function close() {
    limit.hold()
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
    meter.close()
  }
  return {
    async finish() {
      close()
      await ended
      return new File(pieces, `recording.${kind.ending}`, { type: kind.type })
    },
    cancel: close,
    hold() {
      recorder.pause()
      limit.hold()
    },
    resume() {
      recorder.resume()
      limit.run()
    },
    level: meter.level,
  }
}
