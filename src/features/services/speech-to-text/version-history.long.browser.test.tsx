import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import {
  MEETING,
  openTranscript,
  projectOf,
  segmentsOf,
  segmentText,
} from '#tests/support/open-transcript.tsx'

const undo = page.getByRole('toolbar').getByRole('button', { name: 'Undo' })
const anew = page.getByRole('button', { name: 'Transcribe again' })

async function openMerged() {
  const { world, go, address } = await openTranscript()
  const texts = () => segmentsOf(world).map((segment) => segment.text)
  await expect.element(segmentText(2)).toBeVisible()
  const before = texts()
  await userEvent.click(segmentText(2))
  await userEvent.keyboard('{Home}{Backspace}')
  await expect.poll(() => texts().length).toBe(before.length - 1)
  await expect.element(undo).toBeEnabled()
  const runs = () => world.db.runs.list({ where: { project_id: projectOf(world, MEETING)?.id } })
  const begunBefore = runs().length
  async function isDoneAnew() {
    await expect.poll(() => runs().length).toBe(begunBefore + 1)
    await expect.poll(() => runs().every(({ ended_at }) => ended_at !== null)).toBe(true)
    await expect.element(anew).toBeVisible()
  }
  return { texts, before, go, address, isDoneAnew }
}

test('after the current version is transcribed again and replaced, undo restores nothing of it', async () => {
  const { texts, isDoneAnew } = await openMerged()
  await userEvent.click(anew)
  await userEvent.click(page.getByRole('radio', { name: 'Replace the current one' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^Transcribe · ₼/ }))
  await isDoneAnew()
  const fresh = texts()
  await expect.element(undo).toBeDisabled()
  await userEvent.click(segmentText(1))
  await userEvent.keyboard('{Control>}z{/Control}')
  await userEvent.keyboard('{End} bəli')
  await expect.poll(() => texts()[0]).toBe(`${fresh[0]} bəli`)
  expect(texts()).toEqual([`${fresh[0]} bəli`, ...fresh.slice(1)])
  player.close()
})

test('undo does not restore the previous content of a segment transcribed again in place', async () => {
  const { texts, before, isDoneAnew } = await openMerged()
  await userEvent.click(page.getByRole('button', { name: 'Actions for segment 1', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Select', exact: true }))
  await userEvent.click(anew)
  await userEvent.click(page.getByRole('radio', { name: 'Replace the current one' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^Transcribe · ₼/ }))
  await isDoneAnew()
  await expect.element(undo).toBeDisabled()
  expect(texts()).toHaveLength(before.length - 1)
  player.close()
})

test('edits in one version are not undone in another', async () => {
  const { texts, before, isDoneAnew } = await openMerged()
  await userEvent.click(anew)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^Transcribe · ₼/ }))
  await isDoneAnew()
  await userEvent.click(segmentText(1))
  await userEvent.keyboard('{End} bəli')
  await expect.element(undo).toBeEnabled()
  await userEvent.click(page.getByRole('combobox', { name: 'Version of the transcript' }))
  await userEvent.click(page.getByRole('option', { name: /^Version 1/ }))
  await expect.poll(() => texts().length).toBe(before.length - 1)
  await expect.element(undo).toBeDisabled()
  player.close()
})

test('the number of segments that a replacement would lose includes merges and speakers, also on a later visit', async () => {
  const { go, address } = await openMerged()
  const here = address()
  await userEvent.click(page.getByRole('button', { name: /^Speaker: / }).nth(2))
  await userEvent.click(page.getByRole('menuitem', { name: 'New speaker' }))
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go(here)
  await userEvent.click(anew)
  await userEvent.click(page.getByRole('radio', { name: 'Replace the current one' }))
  await expect.element(page.getByText(/^What you changed in 2 segments will be lost/)).toBeVisible()
})
