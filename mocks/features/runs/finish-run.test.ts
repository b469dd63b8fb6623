import { expect, test } from 'vitest'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf, generateAll, projectWith } from '#tests/support/backend/speech-project.ts'
import { setSpeechDown } from '../audio/speech-switch.ts'

test('a block that fails again in a completed project returns the hold, and the project keeps its results', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const draft = await projectWith(client, ['Bir.', 'İki.'])
  const { project: before } = await generateAll(client, draft.id)
  const [first] = before.body.blocks
  await client.world.write((tx) => setSpeechDown(tx, true))
  const money = await balanceOf(client)
  const { project } = await generateAll(client, draft.id, { scope: 'blocks', block_ids: [first?.id] })
  expect(project).toMatchObject({ status: projectStatuses.COMPLETED, reject: null })
  const [failed, ready] = project.body.blocks
  expect(failed?.generated).toMatchObject({
    status: 'failed',
    error: { code: 'speech_unavailable' },
    audio_url: first?.generated.audio_url,
  })
  expect(ready?.generated.status).toBe('ready')
  expect(await balanceOf(client)).toBe(money)
})
