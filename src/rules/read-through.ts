/** Held here: otherwise browsers take a stream that is being read for garbage, and its bytes never come. */
const reading = new Set<ReadableStreamBYOBReader>()

type Bytes = Uint8Array<ArrayBuffer>

function byteReaderOf(stream: ReadableStream<Bytes>): ReadableStreamBYOBReader | undefined {
  try {
    return stream.getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

async function* readFilling(reader: ReadableStreamBYOBReader, size: number): AsyncGenerator<Bytes> {
  let memory = new ArrayBuffer(size)
  for (let isOver = false; !isOver; ) {
    let filled = 0
    while (filled < size && !isOver) {
      const { value, done } = await reader.read(new Uint8Array(memory, filled))
      if (value) memory = value.buffer
      filled += value?.length ?? 0
      isOver = done
    }
    if (filled > 0) yield new Uint8Array(memory, 0, filled)
  }
}

/** The same of a stream that cannot fill memory of others. */
async function* readCopying(stream: ReadableStream<Bytes>, size: number): AsyncGenerator<Bytes> {
  const memory = new Uint8Array(size)
  let filled = 0
  for (const reader = stream.getReader(); ; ) {
    const { value, done } = await reader.read()
    if (done) break
    for (let rest = value; rest.length > 0; ) {
      const part = rest.subarray(0, size - filled)
      memory.set(part, filled)
      filled += part.length
      rest = rest.subarray(part.length)
      if (filled < size) continue
      yield memory
      filled = 0
    }
  }
  if (filled > 0) yield memory.subarray(0, filled)
}

/**
 * All bytes of a stream, through the same memory: what is read into memory of its own lies there until garbage is
 * collected, and of a film that is more than a phone has.
 * @param size of the memory; so many bytes come at a time, fewer at the end, and the next are written over them
 */
export async function* readThrough(stream: ReadableStream<Bytes>, size: number): AsyncGenerator<Bytes> {
  const reader = byteReaderOf(stream)
  if (!reader) return yield* readCopying(stream, size)
  reading.add(reader)
  try {
    yield* readFilling(reader, size)
  } finally {
    reading.delete(reader)
  }
}
