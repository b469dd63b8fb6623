import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { checkBackend } from '#scripts/backend/check-backend.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { serveWorld } from '#tests/support/serve-world.ts'

async function checked(scenario: 'main' | 'specified-backend' | 'framework-habits') {
  const served = await serveWorld({ scenario })
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
