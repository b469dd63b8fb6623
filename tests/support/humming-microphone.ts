import { onTestFinished, vi } from 'vitest'
import { waitForAudioTime } from './wait-for-audio-time.ts'

let hummingStream: AudioContext | undefined

/** Provides a microphone that hums. */
export function letMicrophoneHum(): void {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const context = new AudioContext()
    const hum = context.createOscillator()
    const out = context.createMediaStreamDestination()
    hum.connect(out)
    hum.start()
    hummingStream = context
    onTestFinished(() => context.close())
    return out.stream
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
}

/** Waits until this much of the hum has sounded. */
export async function humPasses(seconds: number): Promise<void> {
  if (!hummingStream) throw new Error('Nothing hums')
  await waitForAudioTime(hummingStream, seconds)
}
