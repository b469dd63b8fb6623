import { expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { currentProject, generateAll, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'

const settings = { pronunciations: [{ written: 'ASAN', said: 'asan xidmət mərkəzi' }] }

const stalenessOf = ({ body }: Project) => body.blocks.map(({ is_stale }) => is_stale)

test('a pronunciation is audible and makes only the blocks with its word stale', async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Bu gün ASAN açıqdır.', 'Sabah bağlıdır.'])
  const { project: before } = await generateAll(client, id)
  await client.put(`${SPEECH}/${id}`, { settings })
  expect(stalenessOf(await currentProject(client, id))).toEqual([true, false])
  const { project: after } = await generateAll(client, id, { scope: 'changed' })
  expect(stalenessOf(after)).toEqual([false, false])
  const [spoken, other] = after.body.blocks.map(({ generated }) => generated)
  expect(spoken?.duration).toBeGreaterThan((before.body.blocks[0]?.generated.duration ?? 0) + 0.4)
  expect(spoken?.words?.map(({ text }) => text)).toEqual(['Bu', 'gün', 'ASAN', 'açıqdır.'])
  expect(other?.takes).toHaveLength(1)
})
