import { expect, test } from 'vitest'
import { setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { setPace } from '#mocks/features/runs/pace.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { formatMoney, moneyOf, qepikOf } from '#src/rules/money.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import {
  balanceOf,
  currentProject,
  exported,
  generateAll,
  projectWith,
  SPEECH,
} from '#tests/support/backend/speech-project.ts'

const generate = (client: CustomerClient, { id }: Pick<Project, 'id'>, body: object = { scope: 'all' }) =>
  client.call(`POST`, `${SPEECH}/generate/${id}`, body)

test('too little money is refused with the required, available and missing amounts', async () => {
  const client = await customerIn('main', demoAccounts.anar)
  const available = await balanceOf(client)
  const project = await projectWith(client, ['Bu mətn bir az uzundur. '.repeat(20)])
  const answer = await generate(client, project)
  expect(answer).toMatchObject({
    status: 402,
    error: { code: 'insufficient_funds' },
    data: { required: project.price, available },
  })
  const { missing } = answer.data as { missing: string }
  expect(qepikOf(missing)).toBe(qepikOf(project.price ?? '') - qepikOf(available))
  expect(answer.message).toContain(formatMoney(qepikOf(missing), 'az'))
  expect(await balanceOf(client)).toBe(available)
  expect((await currentProject(client, project.id)).status).toBe(projectStatuses.DRAFT)
})

test('a price other than the shown one is refused', async () => {
  const client = await customerIn()
  const project = await projectWith(client, ['Salam, dünya.'])
  const answer = await generate(client, project, { scope: 'all', expected_price: '0.01' })
  expect(answer).toMatchObject({
    status: 409,
    error: { code: 'price_changed' },
    data: { price: project.price },
  })
})

test('nothing can be generated without text, or regenerated without a change', async () => {
  const client = await customerIn()
  const empty = await projectWith(client, ['', '   \n'])
  expect(await generate(client, empty)).toMatchObject({ status: 422, error: { code: 'nothing_to_generate' } })
  const spoken = await projectWith(client, ['Salam.', ''])
  const { project } = await generateAll(client, spoken.id)
  expect(project.body.blocks.map(({ generated }) => generated.status)).toEqual(['ready', 'none'])
  expect(await generate(client, project, { scope: 'changed' })).toMatchObject({
    status: 422,
    error: { code: 'nothing_changed' },
  })
})

test('a text over the limit and a voice of another language are field errors', async () => {
  const client = await customerIn()
  const long = await projectWith(client, ['Salam.', 'ə'.repeat(3001)])
  expect(await generate(client, long)).toMatchObject({
    status: 422,
    errors: {
      'blocks.1.text': [
        '2 nömrəli blokda 3001 simvol var, 3000 simvola icazə verilir. Onu bölüb yenidən cəhd edin.',
      ],
    },
  })
  const foreign = await projectWith(client, ['Salam.'], { language: 1, voice_id: 17 })
  expect(await generate(client, foreign)).toMatchObject({
    status: 422,
    error: { code: 'voice_wrong_language' },
    errors: { voice_id: ['“Grace” səsi bu layihənin dilində danışmır.'] },
  })
})

test('the work cannot be started twice, and the content is read-only during it', async () => {
  const client = await customerIn()
  await client.world.write((tx) => setPace(tx, 60_000))
  const project = await projectWith(client, ['Bir.', 'İki.', 'Üç.'])
  const before = await balanceOf(client)
  const answers = await Promise.all([generate(client, project), generate(client, project)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(qepikOf(before) - qepikOf(await balanceOf(client))).toBe(qepikOf(project.price ?? ''))
  const block = project.body.blocks[0]?.id
  const edits = [
    await client.call('PUT', `${SPEECH}/${project.id}`, { blocks: [] }),
    await client.call('PUT', `${SPEECH}/${project.id}/${block}`, { text: 'x' }),
    await client.call('DELETE', `${SPEECH}/${project.id}/${block}`),
    await client.call('POST', `${SPEECH}/add-block?project_id=${project.id}`, { text: 'x' }),
    await client.call('POST', `${SPEECH}/sort/${project.id}`, { block_ids: [] }),
    await client.call('DELETE', `${SPEECH}/${project.id}`),
  ]
  for (const { status } of edits) expect(status).toBe(409)
})

test('blocks become ready one after the other, and the progress shows it', async () => {
  const client = await customerIn()
  await client.world.write((tx) => setPace(tx, 1000))
  const { id } = await projectWith(client, ['Bir.', 'İki.', 'Üç.', 'Dörd.'])
  await generate(client, { id })
  const seen: [number, string][] = []
  for (let step = 0; step < 4; step += 1) {
    await client.world.idle()
    const { project, blocks } = await client.get<{ project: Project; blocks: Project['body']['blocks'] }>(
      `${SPEECH}/get-response/${id}`,
    )
    seen.push([project.progress, blocks.map(({ generated }) => generated.status[0]).join('')])
    client.world.clock.advance(1000)
  }
  expect(seen).toEqual([
    [25, 'rqqq'],
    [50, 'rrqq'],
    [75, 'rrrq'],
    [100, 'rrrr'],
  ])
})

test('a block that cannot be spoken is not charged; the others are', async () => {
  const client = await customerIn()
  const spoken = 'Bu cümlə uzun olsun ki, qiyməti ən az məbləğdən çox olsun. '.repeat(4)
  const draft = await projectWith(client, [spoken, '★ '.repeat(150)])
  const before = qepikOf(await balanceOf(client))
  const { price, project } = await generateAll(client, draft.id)
  const [ready, failed] = project.body.blocks
  expect(project.status).toBe(projectStatuses.COMPLETED)
  expect(failed?.generated).toMatchObject({ status: 'failed', error: { code: 'speech_failed' } })
  const cost = before - qepikOf(await balanceOf(client))
  expect(moneyOf(cost)).toBe(ready?.generated.cost)
  expect(cost).toBeLessThan(qepikOf(price))
})

test('while the speech service is unavailable, blocks fail with a reason and the money is returned', async () => {
  const client = await customerIn()
  client.locale = 'en'
  await client.world.write((tx) => setSpeechDown(tx, true))
  const draft = await projectWith(client, ['One.', 'Two.'], { language: 3, voice_id: 17 })
  const before = await balanceOf(client)
  const { project } = await generateAll(client, draft.id)
  expect(project).toMatchObject({
    status: projectStatuses.REJECTED,
    reject: {
      code: 'speech_unavailable',
      message: 'The speech service is not available now. Nothing was charged; try again later.',
      refunded: true,
    },
  })
  expect(await balanceOf(client)).toBe(before)
})

test('voice, speed and pitch each change the sound of a text', { tags: 'long' }, async () => {
  const client = await customerIn()
  const text = 'Salam, bu mənim səsimdir.'
  const { id } = await projectWith(client, [])
  const variants = [{}, { voice_id: 2 }, { settings: { speed: 1.5 } }, { settings: { pitch: 5 } }]
  for (const variant of variants)
    await client.post(`${SPEECH}/add-block?project_id=${id}`, { text, ...variant })
  const { project } = await generateAll(client, id)
  const sounds = project.body.blocks.map(({ generated }) => JSON.stringify(generated.peaks))
  expect(new Set(sounds).size).toBe(variants.length)
  const [plain, , fast] = project.body.blocks.map(({ generated }) => generated.duration ?? 0)
  expect(fast).toBeLessThan((plain ?? 0) * 0.8)
})

test('an export omits blocks without audio, and is refused if none has any', async () => {
  const client = await customerIn()
  const silent = await projectWith(client, ['Salam.'])
  const answer = await client.call('POST', `${SPEECH}/export/${silent.id}`, {
    format: 'mp3',
    layout: 'single',
  })
  expect(answer).toMatchObject({ status: 422, error: { code: 'nothing_to_export' } })
  const { project } = await generateAll(client, silent.id)
  await client.post(`${SPEECH}/add-block?project_id=${project.id}`, { text: 'hələ yox' })
  const { file } = await exported(client, project.id, { format: 'wav' })
  expect(file.status).toBe('ready')
  for (const request of [{ format: 'flac' }, { format: 'mp3', quality: '7' }]) {
    expect(
      (await client.call('POST', `${SPEECH}/export/${project.id}`, { layout: 'single', ...request })).status,
    ).toBe(422)
  }
})
