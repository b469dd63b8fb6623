import { spawn } from 'node:child_process'

const START_TIMEOUT_MS = 60_000
const STEP_MS = 50

/** Starts a server, waits until it answers, hands its address over, and ends it whatever happened. */
export async function withServer(
  command: readonly string[],
  origin: string,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const [program = '', ...args] = command
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  try {
    await untilItAnswers(origin, () => output)
    await use(origin)
  } finally {
    server.kill('SIGTERM')
  }
}

async function untilItAnswers(origin: string, outputSoFar: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    try {
      await fetch(origin)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
  throw new Error(`No answer from ${origin}: ${outputSoFar()}`)
}
