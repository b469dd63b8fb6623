import { expect, test } from 'vitest'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import {
  currentProject,
  exported,
  generateAll,
  projectWith,
  SPEECH,
} from '#tests/support/backend/speech-project.ts'

const pause = { type: 'pause', text: '', settings: { pause: 30 } } as const

test('a text with hours of free silence is refused before anything is paid', async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam.', `Salam ${'[30s]'.repeat(19_000)} dünya`])
  const answer = await client.call('POST', `${SPEECH}/generate/${id}`, { scope: 'all' })
  expect(answer.status).toBe(422)
  expect(answer.errors?.['blocks.1.text']).toEqual([
    '2 nömrəli blokda 570000 saniyə fasilə var, 600 saniyəyə icazə verilir. Onu bölüb yenidən cəhd edin.',
  ])
  expect((await currentProject(client, id)).status).toBe(1)
})

test('an export with hours of free silence is refused with the reason', { tags: 'long' }, async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam.', ...Array.from({ length: 130 }, () => pause)])
  await generateAll(client, id)
  for (const layout of ['single', 'per_block']) {
    const answer = await client.call('POST', `${SPEECH}/export/${id}`, { format: 'wav', layout })
    expect(answer).toMatchObject({ status: 422, message: expect.stringMatching(/60 dəqiqə sükut/) })
  }
})

test('a minute of pauses is exported', { tags: 'long' }, async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam [5s] dünya.', pause, pause])
  await generateAll(client, id)
  const { bytes } = await exported(client, id, { format: 'wav' })
  expect(bytes.length).toBeGreaterThan(65 * 2 * 16_000)
})
