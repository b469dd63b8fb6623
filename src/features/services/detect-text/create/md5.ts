const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const SINES = Array.from(
  { length: 64 },
  (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0,
)

function padBytes(bytes: Uint8Array): DataView {
  const length = ((bytes.length + 8) >> 6) * 64 + 64
  const whole = new Uint8Array(length)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(length - 8, bytes.length * 8, true)
  return view
}

function mixRound(round: number, [, b, c, d]: readonly [number, number, number, number]): number {
  if (round === 0) return (b & c) | (~b & d)
  if (round === 1) return (d & b) | (~d & c)
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d)
}

const PLACES = [(i: number) => i, (i: number) => 5 * i + 1, (i: number) => 3 * i + 5, (i: number) => 7 * i]

/** MD5 (RFC 1321), with which older PDFs check passwords; browsers do not implement it. */
export function md5(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padBytes(bytes)
  let sum: [number, number, number, number] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476]
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a, b, c, d] = sum
    for (let step = 0; step < 64; step += 1) {
      const round = step >> 4
      const word = view.getInt32(block + ((PLACES[round]?.(step) ?? 0) % 16) * 4, true)
      const value = (a + mixRound(round, [a, b, c, d]) + (SINES[step] ?? 0) + word) | 0
      const shift = SHIFTS[round * 4 + (step % 4)] ?? 0
      ;[a, d, c, b] = [d, c, b, (b + ((value << shift) | (value >>> (32 - shift)))) | 0]
    }
    sum = [(sum[0] + a) | 0, (sum[1] + b) | 0, (sum[2] + c) | 0, (sum[3] + d) | 0]
  }
  const out = new DataView(new ArrayBuffer(16))
  for (const [index, part] of sum.entries()) out.setInt32(index * 4, part, true)
  return new Uint8Array(out.buffer)
}
