import { expect, test } from 'vitest'
import { setPace } from '#mocks/features/runs/pace.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import type { Project } from '#src/contract/project.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { CASE_KIND, CASE_VERSION, type CaseCall } from '#src/rules/case-file.ts'
import { qepikOf } from '#src/rules/money.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'
import { importCase } from './share-world.ts'

const PACE_MS = 60_000
const { IN_PROGRESS, ORDERED, COMPLETED } = projectStatuses

/** Makes calls as a page does, and collects the responses for a report. */
function reporter(client: CustomerClient) {
  const calls: CaseCall[] = []
  return {
    calls,
    async get<Data>(path: string): Promise<Data> {
      const { status, ...answer } = await client.call<Data>('GET', path)
      const at = new Date(client.world.clock.now()).toISOString()
      calls.push({ endpoint: '', method: 'GET', path, at, status, answer, problems: [] })
      return answer.data
    },
  }
}

/** Opens a report in the sandbox of somebody else, logged in. */
async function openReport(client: CustomerClient, calls: readonly CaseCall[], page: string) {
  const at = new Date(client.world.clock.now()).toISOString()
  const file = { kind: CASE_KIND, version: CASE_VERSION, at, page, build: '', browser: '', calls }
  const support = await customerIn()
  await support.world.write((tx) => setPace(tx, PACE_MS))
  await importCase(support.world, new Blob([JSON.stringify(file)]))
  return support
}

async function passTime({ world }: CustomerClient, paces: number) {
  world.clock.advance(paces * PACE_MS)
  await world.settle()
  await world.idle()
}

const available = async (client: Pick<CustomerClient, 'get'>) => {
  const { balance } = await client.get<{ balance: { amount: string } }>('/customer/balance')
  return qepikOf(balance.amount)
}

const stateOf = ({ status, body }: Project) => [status, body.blocks.map(({ generated }) => generated.status)]

test('a run of a report goes on by the clock: block by block, to its end and its final charge', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  await client.world.write((tx) => setPace(tx, PACE_MS))
  const { id } = await projectWith(client, ['Bir.', 'İki.', 'Üç.', 'Dörd.'])
  const page = reporter(client)
  await page.get(`${SPEECH}/${id}`)
  await client.post(`${SPEECH}/generate/${id}`, { scope: 'all' })
  await passTime(client, 1)
  const { project: shown, mark } = await page.get<{ project: Project; mark: string }>(
    `${SPEECH}/get-response/${id}`,
  )
  await page.get(`${SPEECH}/get-response/${id}?since=${mark}`)
  await page.get(`${SPEECH}/get-projects`)
  await page.get('/customer/transactions')
  const balance = await available(page)

  const support = await openReport(client, page.calls, `/services/text-to-speech/${id}`)
  const project = () => support.get<{ project: Project }>(`${SPEECH}/${id}`).then((data) => data.project)
  expect(stateOf(await project())).toEqual([IN_PROGRESS, ['ready', 'ready', 'queued', 'queued']])
  expect(await project()).toMatchObject({ title: shown.title, progress: shown.progress, price: shown.price })
  expect(await available(support)).toBe(balance)

  await passTime(support, 1)
  expect(stateOf(await project())).toEqual([IN_PROGRESS, ['ready', 'ready', 'ready', 'queued']])
  await passTime(support, 1)
  expect(stateOf(await project())).toEqual([COMPLETED, ['ready', 'ready', 'ready', 'ready']])
  expect(await available(support)).toBe(balance)
  const { projects } = await support.get<{ projects: Project[] }>(`${SPEECH}/get-projects`)
  expect(projects.length).toBeGreaterThan(1)
  expect(projects.find((each) => each.id === id)?.status).toBe(COMPLETED)
  const { items } = await support.get<{ items: { project: unknown; status: string }[] }>(
    '/customer/transactions',
  )
  expect(items[0]).toMatchObject({ project: { id }, status: 'paid' })
})

async function expectToGoOn(scenario: ScenarioName, prepare?: (client: CustomerClient) => Promise<unknown>) {
  const client = await customerIn(scenario)
  await prepare?.(client)
  const page = reporter(client)
  const lists = serviceSlugs.map((slug) =>
    client.get<{ projects: ProjectSummary[] }>(`/services/${slug}/get-projects`),
  )
  const projects = (await Promise.all(lists)).flatMap((list) => list.projects)
  const running = projects.filter(({ status }) => status === IN_PROGRESS || status === ORDERED)
  expect(running).not.toEqual([])
  const shown = []
  for (const { slug, id } of running)
    shown.push((await page.get<{ project: Project }>(`/services/${slug}/${id}`)).project)

  const support = await openReport(client, page.calls, '/')
  const now = ({ slug, id }: ProjectSummary) =>
    support.get<{ project: Project }>(`/services/${slug}/${id}`).then(({ project }) => project)
  for (const { status, step, progress, ...project } of shown) {
    const first = await now({ ...project, status, progress })
    expect(first).toMatchObject({ status, title: project.title })
    expect(first.body.blocks.map(({ text }) => text)).toEqual(project.body.blocks.map(({ text }) => text))
    // How many segments a recording has is not in a report.
    if (step !== 'listening') expect(Math.abs(first.progress - progress)).toBeLessThan(20)
    expect(first.step ?? null).toBe(step ?? null)
  }
  // Many steps count from the end of the step before.
  for (let round = 0; round < 12; round += 1) await passTime(support, 100)
  for (const project of shown) expect(await now(project)).toMatchObject({ status: COMPLETED, reject: null })
}

test.each(['all-statuses', 'books', 'transcripts', 'documents', 'clones'] as const)(
  'reported work of the scenario %s goes on from its progress to its end',
  (scenario) => expectToGoOn(scenario),
)

test('a reported reader of a site goes on speaking its article', { tags: 'long' }, () =>
  expectToGoOn('website-readers', async ({ world, get, post }) => {
    await world.write((tx) => setPace(tx, PACE_MS))
    const { projects } = await get<{ projects: ProjectSummary[] }>('/services/website-reader/get-projects')
    const finished = projects.find(({ status }) => status === COMPLETED)
    await post(`/services/website-reader/generate/${finished?.id}`, { scope: 'all' })
  }),
)

test('a reported dub goes on from each of its steps to its end', { tags: 'long' }, () =>
  expectToGoOn('dubs-running'),
)
