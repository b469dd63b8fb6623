/** Mono 16-bit sound; `sampleRate` in hertz. */
export interface PcmAudio {
  sampleRate: number
  samples: Int16Array<ArrayBuffer>
}

export function durationOf({ samples, sampleRate }: PcmAudio): number {
  return samples.length / sampleRate
}
