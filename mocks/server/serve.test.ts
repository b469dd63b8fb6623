import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
const begun: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avaz-'))
})
afterAll(async () => {
  for (const each of begun) each.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** The command as users run it; its other files go to a folder that the test checks. */
function start(...options: string[]) {
  const args = [join(import.meta.dirname, 'serve.ts'), '--host', '127.0.0.1', ...options]
  const program = spawn(process.execPath, args, { env: { ...process.env, TMPDIR: folder } })
  begun.push(program)
  return program
}

/** Its address, after it has printed it. */
async function origin(program: ChildProcess): Promise<string> {
  const [line] = await once(program.stdout as NonNullable<typeof program.stdout>, 'data')
  return /^http:\S+?:\d+/.exec(String(line))?.[0] ?? ''
}

const control = async (at: string, name: string, body?: object) => {
  const answer = await fetch(
    `${at}/__sandbox/${name}`,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  return (await answer.json()).data
}

test('a backend developer chooses the initial world, and only its file is left behind', {
  tags: 'long',
}, async () => {
  const data = join(folder, 'kept', 'world.jsonl')
  const moment = '2031-02-03T04:05:06Z'
  const first = start(
    ...['--port', '0', '--data', data, '--scenario', 'low-balance'],
    ...['--latency', 'fast', '--clock', moment],
  )
  const at = await origin(first)
  expect((await control(at, 'scenario')).scenario).toBe('low-balance')
  expect(await control(at, 'latency')).toEqual({ profile: 'fast' })
  const { now, speed } = await control(at, 'clock')
  expect(Date.parse(now) - Date.parse(moment)).toBeGreaterThanOrEqual(0)
  expect([now.slice(0, 10), speed]).toEqual(['2031-02-03', 1])
  const dayBegun = async () => new Date((await control(at, 'world')).begun).toISOString().slice(0, 10)
  expect(await dayBegun()).toBe('2031-02-03')
  await control(at, 'reset', {})
  expect(await dayBegun()).toBe('2031-02-03')
  expect(await control(at, 'latency')).toEqual({ profile: 'fast' })
  await control(at, 'sessions', { log_in: 'leyla@avaz.example' })
  first.kill('SIGTERM')
  await once(first, 'exit')
  expect(await readFile(data, 'utf8')).toContain('low-balance')
  expect(await readdir(folder)).toEqual(['kept'])
  expect(await readdir(join(folder, 'kept'))).not.toContain('world.jsonl.part')
})

test('a server that npx started ends with it, by whatever signal', { tags: 'long' }, async () => {
  const args = ['node', join(import.meta.dirname, 'serve.ts'), '--port', '0']
  for (const signal of ['SIGHUP', 'SIGKILL'] as const) {
    const program = spawn('npx', args, { env: { ...process.env, TMPDIR: folder }, detached: true })
    begun.push(program)
    await origin(program)
    const ended = once(program, 'close')
    program.kill(signal)
    // The server holds the stream of its output open.
    await ended
    expect(await readdir(folder)).not.toContain(expect.stringContaining('sandbox-worlds-'))
  }
})

test('a port in use is reported and ends the command with a failure', { tags: 'long' }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const program = start('--port', String((other.address() as AddressInfo).port))
  let said = ''
  program.stderr?.on('data', (chunk) => (said += String(chunk)))
  expect(await once(program, 'exit')).toEqual([1, null])
  expect(said).toContain('EADDRINUSE')
  other.close()
})
