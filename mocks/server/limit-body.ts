import { type Readable, Transform } from 'node:stream'

/** A body up to its limit; beyond that it ends with an error and sets a flag. */
export interface LimitedBody {
  readonly body: Readable
  readonly isOver: () => boolean
}

/** @param most in bytes */
export function limitBody(source: Readable, most: number): LimitedBody {
  let read = 0
  const body = new Transform({
    transform(chunk: Buffer, _, done) {
      read += chunk.length
      if (read > most) return done(new RangeError(`The body is longer than ${most} bytes`))
      done(null, chunk)
    },
  })
  source.on('error', (error) => body.destroy(error))
  source.pipe(body)
  return { body, isOver: () => read > most }
}
