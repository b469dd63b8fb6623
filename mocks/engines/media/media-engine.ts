import type { SoundMeasures } from '#src/rules/sound-meter.ts'
import type { VoiceProfile } from '../audio/voice-profile.ts'

export type MediaFault = 'empty' | 'cut-off' | 'no-sound' | 'too-long' | 'unreadable'

export class UnreadableMedia extends Error {
  override readonly name = 'UnreadableMedia'
  readonly fault: MediaFault

  constructor(fault: MediaFault, options?: ErrorOptions) {
    super(`The recording cannot be heard: ${fault}`, options)
    this.fault = fault
  }
}

export interface MeasuredMedia extends SoundMeasures {
  /** By it a file is recognised that comes back under any name. */
  fingerprint: string
  /** What is known of the voice that speaks in it, where that was asked for. */
  voice?: VoiceProfile
  /** A WAV of the same sound, where no browser plays the file itself. */
  playable?: Blob
}

export interface MeasureOptions {
  /** A longer sound is refused, and not decoded. */
  mostSeconds?: number
  withVoice?: boolean
}

export interface MediaEngine {
  /** Opens an audio or video file and measures its sound, all channels mixed to one. @throws UnreadableMedia */
  measure(file: Blob, options?: MeasureOptions): Promise<MeasuredMedia>
}
