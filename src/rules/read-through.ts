/**
 * Keeps readers referenced: otherwise browsers garbage-collect a stream during the read, and its bytes never arrive.
 */
const openReaders = new Set<ReadableStreamBYOBReader>()

type Bytes = Uint8Array<ArrayBuffer>

function byteReaderOf(stream: ReadableStream<Bytes>): ReadableStreamBYOBReader | undefined {
  try {
    return stream.getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

async function* readIntoBuffer(reader: ReadableStreamBYOBReader, size: number): AsyncGenerator<Bytes> {
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

/** The same for a stream that cannot read into a given buffer. */
async function* readAndCopy(stream: ReadableStream<Bytes>, size: number): AsyncGenerator<Bytes> {
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
 * Reads a stream through one reused buffer: separate buffers would stay until garbage collection, which for a film
 * exceeds a phone's memory.
 * @param size of the buffer; each part has this many bytes, the last one fewer, and the next overwrites it
 */
export async function* readThrough(stream: ReadableStream<Bytes>, size: number): AsyncGenerator<Bytes> {
  const reader = byteReaderOf(stream)
  if (!reader) return yield* readAndCopy(stream, size)
  openReaders.add(reader)
  try {
    yield* readIntoBuffer(reader, size)
  } finally {
    openReaders.delete(reader)
  }
}
