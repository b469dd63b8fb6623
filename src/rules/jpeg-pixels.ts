/** A Huffman table (ITU T.81, annex C): the largest code of each length, and the start of its values. */
export interface Codes {
  readonly values: Uint8Array
  readonly limits: readonly { readonly below: number; readonly shift: number }[]
}

interface Component {
  readonly id: number
  readonly blocks: number
}

export interface Frame {
  readonly units: number
  readonly components: readonly Component[]
}

export function readTables(bytes: Uint8Array, tables: Map<number, Codes>) {
  for (let at = 0; at + 17 <= bytes.length; ) {
    const kind = bytes[at] ?? 0
    let [code, place] = [0, 0]
    const limits: { below: number; shift: number }[] = []
    for (let length = 1; length <= 16; length += 1) {
      const count = bytes[at + length] ?? 0
      limits.push({ below: code + count, shift: place - code })
      place += count
      code = (code + count) * 2
    }
    tables.set(kind, { limits, values: bytes.subarray(at + 17, at + 17 + place) })
    at += 17 + place
  }
}

const [FRAME_HEAD_BYTES, COMPONENT_BYTES] = [6, 3]

/** Ignores components that a damaged header counts but does not contain. */
export function readFrame(view: DataView): Frame {
  const [height, width] = [view.getUint16(1), view.getUint16(3)]
  const present = Math.floor((view.byteLength - FRAME_HEAD_BYTES) / COMPONENT_BYTES)
  const count = Math.min(view.getUint8(5), present)
  const factors = Array.from({ length: count }, (_, index) => {
    const at = FRAME_HEAD_BYTES + index * COMPONENT_BYTES
    const both = view.getUint8(at + 1)
    return { id: view.getUint8(at), across: both >> 4, down: both & 15 }
  })
  const most = (of: 'across' | 'down') => Math.max(1, ...factors.map((each) => each[of]))
  const isAlone = count === 1
  const across = isAlone ? 8 : 8 * most('across')
  const down = isAlone ? 8 : 8 * most('down')
  return {
    units: Math.ceil(width / across) * Math.ceil(height / down),
    components: factors.map(({ id, across: h, down: v }) => ({ id, blocks: isAlone ? 1 : h * v })),
  }
}

class OutOfBitsError extends Error {}

/** Reads the bits of a scan across restarts. @throws OutOfBitsError at its end */
function bitsOf(bytes: Uint8Array, from: number) {
  let at = from
  let [byte, left] = [0, 0]
  function nextByte(): number {
    let value = bytes[at]
    while (value === 0xff && ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0) {
      at += 2
      value = bytes[at]
    }
    if (value === undefined || (value === 0xff && bytes[at + 1] !== 0)) throw new OutOfBitsError()
    at += value === 0xff ? 2 : 1
    return value
  }
  return {
    next(): number {
      if (left === 0) {
        byte = nextByte()
        left = 8
      }
      left -= 1
      return (byte >> left) & 1
    },
    align() {
      left = 0
    },
  }
}

type Bits = ReturnType<typeof bitsOf>

function readSymbol(bits: Bits, { limits, values }: Codes): number {
  let code = 0
  for (const { below, shift } of limits) {
    code = code * 2 + bits.next()
    if (code < below) return values[code + shift] ?? 0
  }
  return 0
}

function skipBits(bits: Bits, count: number) {
  for (let index = 0; index < count; index += 1) bits.next()
}

function skipBlock(bits: Bits, dc: Codes, ac: Codes) {
  skipBits(bits, readSymbol(bits, dc))
  for (let place = 1; place < 64; ) {
    const both = readSymbol(bits, ac)
    const size = both & 15
    if (size === 0 && both >> 4 !== 15) return
    place += (both >> 4) + 1
    skipBits(bits, size)
  }
}

interface Scan {
  readonly frame: Frame
  readonly tables: ReadonlyMap<number, Codes>
  /** Units between two restarts; 0 without restarts. */
  readonly every: number
  readonly head: Uint8Array
}

/** Whether all blocks of the picture are there, so that only the end mark is missing. */
export function isWholeScan(bytes: Uint8Array, from: number, { frame, tables, every, head }: Scan): boolean {
  if (head[0] !== frame.components.length) return false
  const bits = bitsOf(bytes, from)
  const parts = frame.components.map(({ blocks }, index) => {
    const both = head[2 + index * 2] ?? 0
    return { blocks, dc: tables.get(both >> 4), ac: tables.get(16 + (both & 15)) }
  })
  try {
    for (let unit = 0; unit < frame.units; unit += 1) {
      if (every > 0 && unit > 0 && unit % every === 0) bits.align()
      for (const { blocks, dc, ac } of parts) {
        if (!dc || !ac) return false
        for (let block = 0; block < blocks; block += 1) skipBlock(bits, dc, ac)
      }
    }
    return true
  } catch (error) {
    if (error instanceof OutOfBitsError) return false
    throw error
  }
}
