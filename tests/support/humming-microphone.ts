import { onTestFinished, vi } from 'vitest'

/** Gives a microphone in which somebody hums to whatever asks the browser for one. */
export function letMicrophoneHum(): void {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const context = new AudioContext()
    const hum = context.createOscillator()
    const out = context.createMediaStreamDestination()
    hum.connect(out)
    hum.start()
    onTestFinished(() => context.close())
    return out.stream
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
}
