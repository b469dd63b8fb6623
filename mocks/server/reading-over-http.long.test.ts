import { expect, onTestFinished, test } from 'vitest'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { READING, readingFile } from '#tests/support/english-reading.ts'
import { serveWorld } from '#tests/support/serve-world.ts'
import { wordErrors } from '#tests/support/word-errors.ts'

test('over HTTP, an English reading that is sent by the form comes back as its words', async () => {
  const { host, origin, close } = await serveWorld({ scenario: 'captcha-off' })
  onTestFinished(close)
  const api = `${origin}/api`
  const json = { 'content-type': 'application/json' }
  const { email, password } = demoAccounts.leyla
  const read = async <Data>(path: string, init: RequestInit = {}) => {
    const response = await fetch(api + path, init)
    return ((await response.json()) as { data: Data }).data
  }
  const { access_token } = await read<{ access_token: string }>('/customer/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const headers = { authorization: `Bearer ${access_token}`, 'accept-language': 'en' }
  const body = new FormData()
  body.append('file', await readingFile())
  const service = '/services/speech-to-text'
  const { project } = await read<{ project: Project }>(`${service}/init`, { method: 'POST', headers, body })
  await read(`${service}/generate/${project.id}`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify({ scope: 'all' }),
  })
  await host.world.idle()
  const { project: ended } = await read<{ project: Project }>(`${service}/${project.id}`, { headers })
  expect(ended.status).toBe(projectStatuses.COMPLETED)
  expect(ended.body.transcript?.is_simulated).toBe(false)
  const text = ended.body.blocks.map((block) => block.text).join(' ')
  expect(wordErrors(text, READING)).toBeLessThanOrEqual(0.08)
})
