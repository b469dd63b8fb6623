import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from './run-command.ts'

const NAME = 'run-command-test'
const SILENCE_LIMIT_MS = 3_000

const runScript = (script: string) =>
  runCommand(NAME, [process.execPath, '-e', script], { silenceLimitMs: SILENCE_LIMIT_MS })

test('a slow command that keeps writing output is not ended', { tags: 'long' }, async () => {
  const { exitCode, durationMs, tail } = await runScript(`
    let said = 0
    const timer = setInterval(() => {
      console.log('still here')
      if (++said === 20) clearInterval(timer)
    }, 200)`)
  expect(durationMs).toBeGreaterThan(SILENCE_LIMIT_MS)
  expect(exitCode).toBe(0)
  expect(tail).toBe('still here\n'.repeat(20))
})

test('a silent command is ended with its children, and fails with a reason', { tags: 'long' }, async () => {
  const server = createServer().listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const childEnded = new Promise((resolve) => {
    server.once('connection', (socket) => socket.resume().on('error', resolve).on('close', resolve))
  })
  const child = `require('node:net').connect(${port}); console.log('one word')`
  const { exitCode, tail, logFile } = await runScript(`
    const { spawn } = require('node:child_process')
    spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`)
  expect(exitCode).not.toBe(0)
  expect(tail).toBe('one word\n\nEnded: it had said nothing for 3 s.\n')
  expect(readFileSync(logFile, 'utf8')).toBe(tail)
  await childEnded
})

test('a command that has ended is not waited for while another process holds its output open', {
  tags: 'long',
}, async () => {
  const { exitCode, tail } = await runScript(`
    const { spawn } = require('node:child_process')
    const holds = 'setTimeout(() => {}, 20_000)'
    spawn(process.execPath, ['-e', holds], { stdio: 'inherit', detached: true }).unref()
    console.log('over')`)
  expect(exitCode).not.toBe(0)
  expect(tail).toContain('it had said nothing for 3 s')
})

test('a command that does not exist fails', async () => {
  const { exitCode, tail } = await runCommand(NAME, ['no-such-command-at-all'])
  expect(exitCode).not.toBe(0)
  expect(tail).toContain('no-such-command-at-all')
})
