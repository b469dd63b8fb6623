import type { PcmAudio } from '../audio/pcm-audio.ts'

export type MediaFault = 'empty' | 'cut-off' | 'unreadable'

export class UnreadableMedia extends Error {
  override readonly name = 'UnreadableMedia'
  readonly fault: MediaFault

  constructor(fault: MediaFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

export interface MediaEngine {
  /** The sound of an audio or video file, its channels mixed to one. @throws UnreadableMedia */
  decode(file: Blob): Promise<PcmAudio>
}
