import { expect, test } from 'vitest'
import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { fetchFrom } from '#mocks/runtime/fetch-from.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import reading from '#tests/support/files/sense-and-sensibility.wav?url'

test('a page of the sandbox transcribes what a person reads in English', async () => {
  const world = await scenarioWorld('main', createBrowserEngines(), {
    clock: frozenClock(Date.UTC(2026, 10, 21)),
  })
  const fetchWorld = fetchFrom(world)
  const json = { 'content-type': 'application/json', 'accept-language': 'en' }
  const { email, password } = demoAccounts.leyla
  const login = await fetchWorld('/api/customer/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const authorization = `Bearer ${(await login.json()).data.access_token}`
  const body = new FormData()
  body.append('file', new File([await (await fetch(reading)).blob()], 'reading.wav', { type: 'audio/wav' }))
  const path = '/api/services/speech-to-text'
  const sent = await fetchWorld(`${path}/init`, { method: 'POST', headers: { authorization }, body })
  const { id } = (await sent.json()).data.project
  const scope = JSON.stringify({ scope: 'all' })
  await fetchWorld(`${path}/generate/${id}`, {
    method: 'POST',
    headers: { ...json, authorization },
    body: scope,
  })
  await world.idle()
  const { project } = (await (await fetchWorld(`${path}/${id}`, { headers: { authorization } })).json()).data
  expect(project.status).toBe(projectStatuses.COMPLETED)
  expect(project.body.transcript.is_simulated).toBe(false)
  const text = project.body.blocks.map((block: { text: string }) => block.text).join(' ')
  expect(text).toMatch(/had then leisure to consider .+young man/i)
})
