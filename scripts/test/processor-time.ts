import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/**
 * Processor time of ended child processes so far, in seconds, user and system together. Undefined if the system
 * has no `/proc`.
 */
export function childrenSeconds(): number | undefined {
  try {
    // Fields 16 and 17. The name in the second field may contain spaces, so counting starts after its bracket.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

const ROUNDS = 400_000

/**
 * Times a fixed piece of work, so that runs on different machines can be compared.
 * @returns seconds of processor time, and how many times longer it took by the clock because the machine was busy
 */
export function calibrate(): { readonly seconds: number; readonly waiting: number } {
  const startedMs = performance.now()
  const before = process.cpuUsage()
  let digest = Buffer.alloc(32)
  for (let round = 0; round < ROUNDS; round++) digest = createHash('sha256').update(digest).digest()
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1_000_000
  return { seconds, waiting: (performance.now() - startedMs) / 1_000 / seconds }
}
