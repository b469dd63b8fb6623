import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const SLOW = { timeout: 20_000 }
const MEETING = 'Planlaşdırma iclası'

const projectOf = ({ db }: World, title: string) => db.projects.first({ customer_id: 1, title })
const segmentsOf = (world: World, title: string) => {
  const { id = 0 } = projectOf(world, title) ?? {}
  const outline = world.db.outlines.get(id)?.block_ids ?? []
  return outline.flatMap((block) => world.db.blocks.get(block) ?? [])
}
const text = (place: number) => page.getByRole('textbox', { name: `Text of segment ${place}`, exact: true })

async function open(title = MEETING) {
  const app = await openApp('/en/services', {
    scenario: 'transcripts',
    engines: quickEngines(),
    prepare: (world) => `/en/services/speech-to-text/${projectOf(world, title)?.id}`,
  })
  return app
}

test('a click on a word goes to its moment in the recording', async () => {
  const { world } = await open()
  await expect.element(text(2), SLOW).toBeVisible()
  const [, second] = segmentsOf(world, MEETING)
  await userEvent.click(text(2), { position: { x: 4, y: 10 } })
  await expect.poll(() => player.getTime(), SLOW).toBeGreaterThanOrEqual((second?.segment?.start ?? 0) - 0.1)
  expect(player.getState().tracks[0]?.id).toContain('recording')
  player.close()
})

test('a corrected word is saved with its words, and undone', async () => {
  const { world } = await open()
  await expect.element(text(1), SLOW).toBeVisible()
  const before = segmentsOf(world, MEETING)[0]
  await userEvent.click(text(1))
  await userEvent.keyboard('{End} bəli')
  await expect.poll(() => segmentsOf(world, MEETING)[0]?.text, SLOW).toBe(`${before?.text} bəli`)
  const after = segmentsOf(world, MEETING)[0]
  expect(after?.segment?.words.slice(0, -1)).toEqual(before?.segment?.words)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => segmentsOf(world, MEETING)[0]?.text, SLOW).toBe(before?.text)
  player.close()
})

test('split and merged, no word is lost and none is there twice', async () => {
  const { world } = await open()
  await expect.element(text(1), SLOW).toBeVisible()
  const all = () =>
    segmentsOf(world, MEETING)
      .flatMap(({ segment }) => segment?.words ?? [])
      .map((word) => word.text)
      .join(' ')
  const words = all()
  const count = segmentsOf(world, MEETING).length
  await userEvent.click(text(1))
  await userEvent.keyboard('{Home}{Control>}{ArrowRight}{ArrowRight}{Enter}{/Control}')
  await expect.poll(() => segmentsOf(world, MEETING).length, SLOW).toBe(count + 1)
  expect(all()).toBe(words)
  await userEvent.keyboard('{Home}{Backspace}')
  await expect.poll(() => segmentsOf(world, MEETING).length, SLOW).toBe(count)
  expect(all()).toBe(words)
  player.close()
})

test('a name changes everywhere; two speakers become one', async () => {
  const { world } = await open()
  await userEvent.click(page.getByRole('button', { name: 'Speakers' }))
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await userEvent.fill(name.first(), 'Aygün')
  await userEvent.keyboard('{Enter}')
  const { id = 0 } = projectOf(world, MEETING) ?? {}
  const speakers = () => world.db.transcriptVersions.list({ where: { project_id: id } }).at(-1)?.speakers
  await expect.poll(() => speakers()?.[0]?.name, SLOW).toBe('Aygün')
  await userEvent.click(page.getByRole('button', { name: /^Merge (?!Aygün)/ }).first())
  await userEvent.click(page.getByRole('menuitem', { name: 'Aygün' }))
  const before = speakers()?.length ?? 0
  await expect.poll(() => speakers()?.length, SLOW).toBe(before - 1)
  const known = new Set(speakers()?.map((speaker) => speaker.id))
  expect(segmentsOf(world, MEETING).every(({ segment }) => known.has(segment?.speaker_id ?? ''))).toBe(true)
})

test('segments of a running project come up one after the other, each once', async () => {
  const { world } = await open('Həftəlik görüş')
  await expect.element(page.getByRole('progressbar'), SLOW).toBeVisible()
  await expect.element(page.getByText('Completed'), { timeout: 60_000 }).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible()
  const count = segmentsOf(world, 'Həftəlik görüş').length
  await expect.element(page.getByText(new RegExp(`^${count} segments`)), SLOW).toBeVisible()
}, 90_000)

test('a recording that could not be transcribed says why and can be tried again', async () => {
  await open('Zəng, 14 noyabr')
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText(/language/i)
        .first(),
      SLOW,
    )
    .toBeVisible()
})

test('a draft says its price, and transcribing begins', async () => {
  const { world } = await open('Customer interview')
  await userEvent.click(page.getByRole('button', { name: /^Transcribe · ₼/ }))
  await expect.poll(() => projectOf(world, 'Customer interview')?.status, SLOW).toBe(2)
  await expect.element(text(1), SLOW).toBeVisible()
})

test('the export offers what the format can do and nothing else', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Export' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Format' }), SLOW).toBeVisible()
  expect(dialog.getByRole('slider').elements()).toHaveLength(0)
  expect(dialog.getByRole('radio').elements()).toHaveLength(0)
})
