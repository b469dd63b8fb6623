import { expect, test, vi } from 'vitest'
import { nodeEngines } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { ListedService } from '#src/contract/catalog.ts'
import type { Project } from '#src/contract/project.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { selectHomeProjects } from '#src/rules/home-projects.ts'
import { customerIn, guestOf } from '#tests/support/backend/customer-client.ts'
import { currentProject, generateAll, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'

const listed = (client: Awaited<ReturnType<typeof customerIn>>) =>
  client.get<{ projects: ProjectSummary[] }>(`${SPEECH}/get-projects`)

test('a new project is a draft with a title and a voice in the customer’s language', async () => {
  const client = await customerIn('empty')
  const { project } = await client.post<{ project: Project }>(`${SPEECH}/init`)
  expect(project).toMatchObject({
    title: 'Yeni layihə 1',
    status: projectStatuses.DRAFT,
    language: 1,
    version: 1,
  })
  const { name } = client.world.db.voices.need(1)
  expect(project.body).toEqual({ voice_id: 1, voice_name: name, settings: null })
  expect((await currentProject(client, project.id)).body).toMatchObject({ blocks: [], voice_id: 1 })
  client.locale = 'ru'
  const { project: second } = await client.post<{ project: Project }>(`${SPEECH}/init`)
  expect(second).toMatchObject({ title: 'Новый проект 2', language: 4 })
})

test('the engine is prepared for the language of a new project, before its first text', async () => {
  const prepare = vi.fn()
  const speech = { ...nodeEngines.speech, prepare }
  const client = await customerIn('empty', demoAccounts.leyla, { speech })
  client.locale = 'ru'
  await client.post(`${SPEECH}/init`)
  expect(prepare.mock.calls).toEqual([['ru']])
})

test('services list the projects that wait for the customer and the latest others', {
  tags: 'long',
}, async () => {
  const client = await customerIn('many-projects')
  const { services } = await client.get<{ services: ListedService[] }>('/services')
  const { projects } = await listed(client)
  const speech = services.find(({ slug }) => slug === 'text-to-speech')
  const { waiting, recent } = selectHomeProjects(projects, client.world.clock.now())
  expect(projects.length).toBeGreaterThan(10)
  expect(speech?.projects_count).toBe(projects.length)
  expect(speech?.projects).toEqual([...waiting, ...recent])
  expect(services.flatMap((service) => service.projects.filter(({ slug }) => slug !== service.slug))).toEqual(
    [],
  )
})

test('services list all running projects, however many newer ones there are', { tags: 'long' }, async () => {
  const client = await customerIn('many-projects')
  const { projects } = await listed(client)
  const oldest = projects.toSorted((a, b) => (a.updated_at ?? '').localeCompare(b.updated_at ?? ''))
  const ids = oldest.slice(0, 2).map(({ id }) => id)
  await client.world.write((tx) => {
    for (const id of ids) tx.projects.update(id, { status: projectStatuses.IN_PROGRESS })
  })
  const { services } = await client.get<{ services: ListedService[] }>('/services')
  const running = services.flatMap((service) => service.projects).filter(({ id }) => ids.includes(id))
  expect(running).toHaveLength(2)
})

test('starting twice with the same client id starts one project', async () => {
  const client = await customerIn('empty')
  const start = () => client.post<{ project: Project }>(`${SPEECH}/init?client_id=abc`)
  expect((await start()).project.id).toBe((await start()).project.id)
  expect((await listed(client)).projects).toHaveLength(1)
})

test('projects of another customer or service and missing projects return the same 404', async () => {
  const leyla = await customerIn()
  const project = await projectWith(leyla, ['Salam.'])
  const anar = guestOf(leyla)
  const { email, password } = demoAccounts.anar
  anar.token = (
    await anar.post<{ access_token: string }>('/customer/login', { email, password })
  ).access_token
  const answers = [
    await anar.call('GET', `${SPEECH}/${project.id}`),
    await anar.call('GET', `${SPEECH}/999999`),
    await leyla.call('GET', `/services/audio-book/${project.id}`),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 404,
      error: { code: 'project_not_found' },
      message: 'Belə layihə yoxdur.',
    })
  }
  const calls = [
    ['PUT', `${SPEECH}/${project.id}`, { blocks: [] }],
    ['PUT', `${SPEECH}/update-title/${project.id}`, { title: 'mine' }],
    ['DELETE', `${SPEECH}/${project.id}`],
    ['POST', `${SPEECH}/generate/${project.id}`, { scope: 'all' }],
    ['GET', `${SPEECH}/get-response/${project.id}`],
    ['POST', `${SPEECH}/add-block?project_id=${project.id}`, { text: 'x' }],
    ['POST', `${SPEECH}/export/${project.id}`, { format: 'mp3', layout: 'single' }],
  ] as const
  for (const [method, path, body] of calls) expect((await anar.call(method, path, body)).status).toBe(404)
  for (const id of ['abc', '1.5', '-1', '0', '01']) {
    expect((await leyla.call('GET', `${SPEECH}/${id}`)).status).toBe(404)
  }
  expect(await currentProject(leyla, project.id)).toEqual(project)
})

test('a save replaces the whole list: keeps, changes, adds, orders and removes', async () => {
  const client = await customerIn('empty')
  const { id, body, version } = await projectWith(client, ['bir', 'iki', 'üç'])
  const [first, second, third] = body.blocks
  const { project } = await client.put<{ project: Project }>(`${SPEECH}/${id}`, {
    blocks: [
      { id: third?.id, text: 'üç!' },
      { client_id: 'n1', text: 'dörd' },
      { id: first?.id, text: 'bir' },
    ],
    version,
  })
  expect(project.body.blocks.map(({ text, sort }) => [text, sort])).toEqual([
    ['üç!', 0],
    ['dörd', 1],
    ['bir', 2],
  ])
  expect(project.characters).toBe('üç!dördbir'.length)
  const again = await client.put<{ project: Project }>(`${SPEECH}/${id}`, {
    blocks: [
      { id: third?.id, text: 'üç!' },
      { client_id: 'n1', text: 'dörd' },
    ],
    version: project.version,
  })
  expect(again.project.body.blocks.map((block) => block.id)).toEqual([third?.id, project.body.blocks[1]?.id])
  const gone = await client.call('PUT', `${SPEECH}/${id}`, { blocks: [{ id: second?.id, text: 'iki' }] })
  expect(gone).toMatchObject({ status: 422, errors: { 'blocks.0.id': ['Belə blok yoxdur.'] } })
  expect((await currentProject(client, id)).body.blocks).toHaveLength(2)
})

test('a save based on an old version is refused and changes nothing', async () => {
  const client = await customerIn('empty')
  const project = await projectWith(client, ['bir'])
  await client.put(`${SPEECH}/update-title/${project.id}`, { title: 'Başqa ad' })
  const answer = await client.call('PUT', `${SPEECH}/${project.id}`, { version: project.version, blocks: [] })
  expect(answer).toMatchObject({
    status: 409,
    error: { code: 'version_conflict' },
    data: { version: (project.version ?? 0) + 1 },
  })
  expect(await currentProject(client, project.id)).toMatchObject({
    title: 'Başqa ad',
    body: { blocks: [{ text: 'bir' }] },
  })
})

test('an edited rejected project becomes a draft and keeps its reason until it is sent again', async () => {
  const client = await customerIn('empty', demoAccounts.leyla)
  await client.world.write((tx) => tx.wallets.update(1, { available: 500 }))
  const project = await projectWith(client, ['★ ★ ★'])
  const { project: rejected } = await generateAll(client, project.id)
  expect(rejected).toMatchObject({
    status: projectStatuses.REJECTED,
    reject: { code: 'all_blocks_failed', refunded: true },
  })
  expect((await client.call('POST', `${SPEECH}/generate/${project.id}`, { scope: 'all' })).status).toBe(409)
  const { project: draft } = await client.put<{ project: Project }>(`${SPEECH}/${project.id}`, {})
  expect(draft).toMatchObject({ status: projectStatuses.DRAFT, reject: rejected.reject })
  const { project: resent } = await client.post<{ project: Project }>(`${SPEECH}/generate/${project.id}`, {
    scope: 'all',
  })
  expect(resent.reject).toBeNull()
})

test('a project that waits for payment is read-only until it returns to draft', async () => {
  const client = await customerIn('all-statuses')
  const { projects } = await listed(client)
  const waiting = projects.find(({ status }) => status === projectStatuses.WAITING_FOR_ORDERING)
  const path = `${SPEECH}/${waiting?.id}`
  expect(await client.call('PUT', path, { blocks: [] })).toMatchObject({
    status: 409,
    error: { code: 'read_only_waiting' },
  })
  const { project } = await client.put<{ project: Project }>(path, {})
  expect(project).toMatchObject({ status: projectStatuses.DRAFT, price_expires_at: null })
})

test('a project is deleted with all its contents, unless its work is ordered or running', async () => {
  const client = await customerIn('all-statuses')
  const answers: [number | undefined, number][] = []
  for (const { id, status } of (await listed(client)).projects) {
    answers.push([status, (await client.call('DELETE', `${SPEECH}/${id}`)).status])
  }
  expect(Object.fromEntries(answers.map(([status, code]) => [String(status), code]))).toEqual({
    1: 200,
    2: 409,
    3: 200,
    4: 409,
    5: 200,
    6: 200,
  })
  const left = (await listed(client)).projects.map(({ id }) => id)
  expect(left).toHaveLength(2)
  for (const { project_id } of client.world.db.blocks.list()) expect(left).toContain(project_id)
  for (const { project_id } of client.world.db.takes.list()) expect(left).toContain(project_id)
})

test('a title can change in every status', async () => {
  const client = await customerIn('all-statuses')
  for (const { id } of (await listed(client)).projects) {
    const { project } = await client.put<{ project: ProjectSummary }>(`${SPEECH}/update-title/${id}`, {
      title: `  ${id} `,
    })
    expect(project.title).toBe(String(id))
  }
  expect((await client.call('PUT', `${SPEECH}/update-title/1`, { title: '   ' })).errors).toHaveProperty(
    'title',
  )
})
