const textEncoder = new TextEncoder()

/** Concatenates bytes. Takes a list, because it may be longer than an argument list can be. */
export function joinAll(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.byteLength
  }
  return joined
}

export const joinBytes = (...parts: readonly Uint8Array[]) => joinAll(parts)

/** A number in `bytes` bytes, most significant first. */
export function bigEndian(value: number, bytes: 1 | 2 | 3 | 4 | 8): Uint8Array<ArrayBuffer> {
  const written = new Uint8Array(bytes)
  let left = value
  for (let at = bytes - 1; at >= 0; at -= 1) {
    written[at] = left % 256
    left = Math.floor(left / 256)
  }
  return written
}

export const utf8 = (words: string): Uint8Array<ArrayBuffer> => textEncoder.encode(words)
