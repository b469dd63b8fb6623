import { setCaptchaMode } from '#mocks/features/account/captcha-mode.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { readAnswer } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type Figure, percentile } from './measure.ts'

const ROUNDS = 120
const { getProject } = endpoints

/** The response with 10,000 blocks, as text. */
async function bigProject(): Promise<{ id: number; text: string }> {
  const { world, fetch } = await testWorld('big-project-10000')
  await world.write((tx) => setCaptchaMode(tx, 'off'))
  const headers = { 'Content-Type': 'application/json' }
  const { email, password } = demoAccounts.leyla
  const login = await fetch(`/api${endpoints.login.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const { data } = await login.json()
  const id = Math.max(...[...world.db.projects.all()].map((project) => project.id))
  const path = getProject.path.replace('{slug}', 'text-to-speech').replace('{id}', String(id))
  const response = await fetch(`/api${path}`, { headers: { Authorization: `Bearer ${data.access_token}` } })
  const text = await response.text()
  world.dispose()
  return { id, text }
}

/** The time that a tenth of the runs does not exceed: longer ones waited for other processes or for the memory to be cleared. */
const quickestTenth = (times: readonly number[]) => percentile(times, 0.1)

/** Milliseconds of one run. */
async function msOf(run: () => unknown): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/**
 * Cost of the tolerant reader: a valid project of 10,000 blocks read by the client, against its text parsed and checked
 * by the contract alone, in turns.
 */
export async function responseFigures(): Promise<readonly Figure[]> {
  const { id, text } = await bigProject()
  const input = { params: { slug: 'text-to-speech', id } }
  const never = () => Promise.reject(new Error('Asks for nothing else'))
  const read = () =>
    readAnswer(getProject, { status: 200, retryAfter: null, text }, undefined, input, never as never)
  const check = () => getProject.data['~standard'].validate(JSON.parse(text).data)
  const checked: number[] = []
  const wholes: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order alternates, because each pays for the memory that the one before has left.
    const turns = [async () => checked.push(await msOf(check)), async () => wholes.push(await msOf(read))]
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn()
  }
  const plain = quickestTenth(checked)
  return [
    { what: '10,000 blocks, parsed and checked by the contract', value: plain, unit: 'ms' },
    { what: '10,000 blocks, read by the client', value: quickestTenth(wholes), unit: 'ms' },
    {
      what: 'the client, more than the contract alone',
      value: 100 * (quickestTenth(wholes) / plain - 1),
      unit: '%',
    },
  ]
}
