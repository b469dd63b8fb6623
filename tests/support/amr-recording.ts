const HEAD = '#!AMR\n'
const FRAMES_PER_SECOND = 50
/** Head byte of a frame at 12.2 kbit/s, and the number of bytes after it. */
const MODE = 0x3c
const BODY_BYTES = 31

/** An AMR recording as messengers produce it: alternately half a second of noise and of silence. */
export function amrBytes(seconds: number): Uint8Array<ArrayBuffer> {
  let seed = 7
  const chance = () => {
    seed = (seed * 16_807) % (2 ** 31 - 1)
    return (seed >> 8) % 256
  }
  const bytes = [...HEAD].map((sign) => sign.charCodeAt(0))
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    const isLoud = frame % FRAMES_PER_SECOND < FRAMES_PER_SECOND / 2
    bytes.push(MODE, ...Array.from({ length: BODY_BYTES }, () => (isLoud ? chance() : 0)))
  }
  return new Uint8Array(bytes)
}
