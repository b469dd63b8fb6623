import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const send = page.getByRole('button', { name: /^Start/ })
const noises = page.getByRole('checkbox', { name: /^Mark sounds/ })

beforeEach(() => sessionStorage.clear())

async function openForm(...names: readonly string[]) {
  const app = await openApp('/en/services/speech-to-text/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop recordings here')).toBeVisible()
  await chooseFiles(names.map((name) => syntheticVoiceFile(3, `${name}.wav`)))
  await expect.element(send).toBeEnabled()
  const { db } = app.world
  const mine = () =>
    db.projects
      .list({ where: { customer_id: 1, slug: 'speech-to-text' } })
      .filter(({ title }) => names.includes(title))
  return { ...app, mine }
}

test('a recording whose response was lost is transcribed with the options changed since, as one project', async () => {
  const { world, address, mine } = await openForm('bir')
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 1 })
  await userEvent.click(send)
  await expect.element(page.getByText(/It could not be sent/)).toBeVisible()
  expect(mine()).toHaveLength(1)
  await userEvent.click(noises)
  await userEvent.click(send)
  await expect.poll(address).toMatch(/\/\d+$/)
  expect(mine()).toHaveLength(1)
  expect(world.db.transcripts.get(mine()[0]?.id ?? 0)?.options.audio_events).toBe(true)
})

test('recordings waiting on the server are transcribed with the options changed since', {
  tags: 'long',
}, async () => {
  const { world, address, mine } = await openForm('bir', 'iki')
  world.faults.add({ endpoint: 'generate', fault: { kind: 'network' }, times: 2 })
  await userEvent.click(send)
  await expect.element(page.getByText(/^Sent, but the work did not start\./).first()).toBeVisible()
  await expect.element(noises).toBeEnabled()
  await userEvent.click(noises)
  await userEvent.click(send)
  await expect.poll(address).toBe('/en/services/speech-to-text')
  const ids = mine().map(({ id }) => id)
  expect(ids.map((id) => world.db.transcripts.get(id)?.options.audio_events)).toEqual([true, true])
})

test('removing a row does not delete its recording if that has been transcribed after a lost response', async () => {
  const { world, mine } = await openForm('bir')
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 1 })
  await userEvent.click(send)
  await expect.element(page.getByText(/It could not be sent/)).toBeVisible()
  const id = mine()[0]?.id ?? 0
  await world.write((tx) => tx.projects.update(id, { status: projectStatuses.COMPLETED }))
  const asked = () => world.journal.entries.filter(({ endpoint }) => endpoint === 'initProject').length
  await userEvent.click(page.getByRole('button', { name: 'Remove bir' }))
  await expect.poll(asked).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Remove bir' })).not.toBeInTheDocument()
  expect(world.journal.entries.filter(({ endpoint }) => endpoint === 'deleteProject')).toEqual([])
  expect(mine()).toHaveLength(1)
})

test('the focus stays on the tool that cleaned a recording', { tags: 'long' }, async () => {
  await openForm('bir')
  await userEvent.click(page.getByRole('button', { name: 'Clean “bir.wav”' }))
  const modal = page.getByRole('dialog', { name: 'Clean the recording' })
  await userEvent.click(modal.getByRole('switch', { name: /^Bring the speech/ }))
  await userEvent.click(modal.getByRole('button', { name: 'Use it' }))
  await expect.element(send).toBeEnabled()
  await expect.element(page.getByRole('button', { name: /^Clean “/ })).toHaveFocus()
})
