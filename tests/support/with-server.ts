import { spawn } from 'node:child_process'

const STEP_MS = 50

/**
 * Starts a server, waits until it responds, passes its address to the callback, and ends the server in any case.
 */
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
    await waitForResponse(origin, () => {
      if (server.exitCode !== null) throw new Error(`The server of ${origin} has ended: ${output}`)
    })
    await use(origin)
  } finally {
    server.kill('SIGTERM')
  }
}

/**
 * Retries as long as the server runs: only the test's own limit ends a hang, because a busy machine is not a
 * failure.
 */
async function waitForResponse(origin: string, mustRun: () => void): Promise<void> {
  for (;;) {
    try {
      await fetch(origin)
      return
    } catch {
      mustRun()
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
}
