const RATE = 16_000
const HEADER_BYTES = 44

interface Murmur {
  /** Middle tone in hertz. */
  tone?: number
  /** From 0 to 1; more is cut off at the top. */
  height?: number
  /** Syllables a second. */
  pace?: number
}

/**
 * A WAV file in which something like a voice murmurs: a tone with its overtones that swells and ebbs as syllables
 * do, with a breath every three seconds.
 */
export function murmurBytes(seconds: number, { tone = 140, height = 0.4, pace = 4 }: Murmur = {}) {
  const count = Math.round(seconds * RATE)
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + count * 2))
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, count * 2, true)
  for (let index = 0; index < count; index += 1) {
    const time = index / RATE
    const turn = 2 * Math.PI * tone * time
    const voice = (Math.sin(turn) + 0.5 * Math.sin(2 * turn) + 0.25 * Math.sin(3 * turn)) / 1.4
    const swell = time % 3 > 2.6 ? 0 : Math.sin(Math.PI * pace * time) ** 2
    const sample = Math.max(-1, Math.min(1, height * voice * swell))
    view.setInt16(HEADER_BYTES + index * 2, sample * 32_767, true)
  }
  return view.buffer
}

/** The same as a file to choose. */
export const murmurFile = (seconds: number, name = 'murmur.wav', murmur: Murmur = {}) =>
  new File([murmurBytes(seconds, murmur)], name, { type: 'audio/wav' })
