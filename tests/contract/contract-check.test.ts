import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { FaultRule } from '#mocks/http/faults.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { checkBackend } from '#scripts/backend/check-backend.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { serveWorld } from '#tests/support/serve-world.ts'

async function checked(scenario: 'main' | 'specified-backend' | 'framework-habits', fault?: FaultRule) {
  const served = await serveWorld({ scenario })
  if (fault) served.host.world.faults.add(fault)
  const lines: string[] = []
  const { email, password } = demoAccounts.leyla
  try {
    const { unreadable } = await checkBackend({
      ...{ base: `${served.origin}/api`, email, password, isWriting: true },
      print: (line) => lines.push(line),
    })
    return { unreadable, lines }
  } finally {
    await served.close()
  }
}

test('the check of a backend that follows the contract ticks every call', { tags: 'long' }, async () => {
  const { unreadable, lines } = await checked('main')
  expect(lines.filter((line) => !/^[✓–]/u.test(line))).toEqual([])
  expect(unreadable).toBe(0)
})

test('every call is made, or listed as left out with the reason', { tags: 'long' }, async () => {
  const { lines } = await checked('main')
  const unsaid = Object.values(endpoints).filter(({ name, method, path }) => {
    const asked = new RegExp(`^✓ ${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'u')
    return !lines.some((line) => asked.test(line.split('?')[0] ?? '') || line.startsWith(`– ${name}: `))
  })
  expect(unsaid.map(({ name }) => name)).toEqual([])
})

test('a backend with only the specified fields gets a list of the fields that it may add', {
  tags: 'long',
}, async () => {
  const { unreadable, lines } = await checked('specified-backend')
  expect([unreadable, lines.filter((line) => line.startsWith('✗'))]).toEqual([0, []])
  expect(lines.join('\n')).toContain('customer.id: wanted a number, is missing (derived by the app)')
  expect(lines.join('\n')).toContain('version: wanted a number, is missing (recommended')
})

test('the check of a backend with other formats reports what the contract wants', async () => {
  const { lines } = await checked('framework-habits')
  expect(lines.join('\n')).toMatch(/balance\.amount: wanted money, is "\d+\.\d{2}00" \(read all the same\)/)
})

/** A fault that gives every call of this name the same data. */
const answering = (endpoint: keyof typeof endpoints, data: z.core.util.JSONType): FaultRule => ({
  endpoint,
  fault: { kind: 'answer', status: 200, body: { success: true, data } },
})

test('a backend without a service is not asked to change its projects', async () => {
  const services = ['text-to-speech', 'website-reader'].map((slug) => ({ slug, projects: [], formats: [] }))
  const { unreadable, lines } = await checked('specified-backend', answering('getServices', { services }))
  expect(lines).toContain('– changes in detect-text: left out, since the services do not list it')
  expect([unreadable, lines.filter((line) => line.startsWith('✗'))]).toEqual([0, []])
  const lost = 'project.body.blocks[].text: wanted a text, is missing (WITHOUT IT A BLOCK CANNOT BE CHANGED)'
  expect(lines).toContain(`    ${lost}`)
})

test('a text that does not come back under its name is reported', async () => {
  const { unreadable, lines } = await checked('main', answering('updateBlock', null))
  expect(lines).toContain('✗ the text that was written is not the one in the project')
  expect(unreadable).toBe(1)
})

test('the command starts without a build, and says why a backend does not answer', async () => {
  const { email, password } = demoAccounts.leyla
  const command = [
    'scripts/contract-check.ts',
    'http://127.0.0.1:1/api',
    '--email',
    email,
    '--password',
    password,
  ]
  const check = spawn(process.execPath, command)
  expect(await text(check.stdout)).toBe(
    '✗ POST /customer/login\n    no answer: bad port\nCalls that cannot be read: 1.\n',
  )
})
