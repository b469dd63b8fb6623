import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPace } from '#mocks/features/runs/pace.ts'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Of the work: nobody waits for it here. */
const PACE_MS = 150
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
    prepare(world) {
      void world.write((tx) => setPace(tx, PACE_MS))
      return `/en/services/speech-to-text/${projectOf(world, title)?.id}`
    },
  })
  return app
}

test('a click on a word goes to its moment in the recording', async () => {
  const { world } = await open()
  await expect.element(text(2)).toBeVisible()
  const [, second] = segmentsOf(world, MEETING)
  await userEvent.click(text(2), { position: { x: 4, y: 10 } })
  await expect.poll(() => player.getTime()).toBeGreaterThanOrEqual((second?.segment?.start ?? 0) - 0.1)
  expect(player.getState().tracks[0]?.id).toContain('recording')
  player.close()
})

test('a corrected word is saved with its words, and undone', async () => {
  const { world } = await open()
  await expect.element(text(1)).toBeVisible()
  const before = segmentsOf(world, MEETING)[0]
  await userEvent.click(text(1))
  await userEvent.keyboard('{End} bəli')
  await expect.poll(() => segmentsOf(world, MEETING)[0]?.text).toBe(`${before?.text} bəli`)
  const after = segmentsOf(world, MEETING)[0]
  expect(after?.segment?.words.slice(0, -1)).toEqual(before?.segment?.words)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => segmentsOf(world, MEETING)[0]?.text).toBe(before?.text)
  player.close()
})

test('split and merged, no word is lost and none is there twice', async () => {
  const { world } = await open()
  await expect.element(text(1)).toBeVisible()
  const all = () =>
    segmentsOf(world, MEETING)
      .flatMap(({ segment }) => segment?.words ?? [])
      .map((word) => word.text)
      .join(' ')
  const words = all()
  const count = segmentsOf(world, MEETING).length
  await userEvent.click(text(1))
  // Nothing stands before the caret, and a line break has no meaning in a segment.
  await userEvent.keyboard('{Home}{Enter}{Shift>}{Enter}{/Shift}')
  await userEvent.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}{Enter}')
  await expect.poll(() => segmentsOf(world, MEETING).length).toBe(count + 1)
  // The new part is there before the old one is cut, so that no moment is without a word.
  await expect.poll(all).toBe(words)
  await userEvent.keyboard('{Home}{Backspace}')
  await expect.poll(() => segmentsOf(world, MEETING).length).toBe(count)
  expect(all()).toBe(words)
  player.close()
})

test('segments of a running project come up one after the other, each once', async () => {
  const { world } = await open('Həftəlik görüş')
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await expect.element(page.getByText('Completed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible()
  const count = segmentsOf(world, 'Həftəlik görüş').length
  await expect.element(page.getByText(new RegExp(`^${count} segments`))).toBeVisible()
})

test('a recording that could not be transcribed says why and can be tried again', async () => {
  await open('Zəng, 14 noyabr')
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText(/language/i)
        .first(),
    )
    .toBeVisible()
})

test('a draft says its price, and transcribing begins', async () => {
  const { world } = await open('Customer interview')
  await userEvent.click(page.getByRole('button', { name: /^Transcribe · ₼/ }))
  await expect.poll(() => projectOf(world, 'Customer interview')?.status).toBe(2)
  await expect.element(text(1)).toBeVisible()
})

test('segments that are ticked are exported alone, without options of sound', async () => {
  const { world } = await open()
  await expect.element(text(1)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Actions for segment 2', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Select', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Export' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('radio', { name: 'Selected (1)' })).toBeChecked()
  expect(dialog.getByRole('slider').elements()).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Export', exact: true }))
  const { id = 0 } = projectOf(world, MEETING) ?? {}
  const [, second] = world.db.outlines.get(id)?.block_ids ?? []
  const asked = () => world.db.exports.list({ where: { project_id: id } }).at(-1)?.block_ids
  await expect.poll(asked).toEqual([second])
})

test('done anew in part, both versions are kept and can be switched', async () => {
  const { world } = await open()
  await expect.element(text(2)).toBeVisible()
  await userEvent.click(text(2))
  await userEvent.keyboard('{End} bəli')
  await userEvent.click(page.getByRole('button', { name: 'Actions for segment 2', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Select', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Transcribe anew' }))
  await expect
    .element(page.getByText('What you changed in 1 segment stays in the present version.'))
    .toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^Transcribe · ₼/ }))
  const version = page.getByRole('combobox', { name: 'Version of the transcript' })
  await expect.element(version).toBeVisible()
  await expect.element(version).toBeEnabled()
  await userEvent.click(version)
  await userEvent.click(page.getByRole('option', { name: /^Version 1/ }))
  const { id = 0 } = projectOf(world, MEETING) ?? {}
  const versions = world.db.transcriptVersions.list({ where: { project_id: id } })
  await expect.poll(() => world.db.transcripts.get(id)?.version_id).toBe(versions[0]?.id)
  await expect.element(version.getByText(/^Version 1 ·/)).toBeVisible()
  player.close()
  await expect
    .element(page.getByText(new RegExp(`^${segmentsOf(world, MEETING).length} segments`)))
    .toBeVisible()
})

test('slowed down, the text follows what is heard until the reader scrolls, and again when asked to', async () => {
  const { world } = await open()
  await userEvent.click(page.getByRole('button', { name: 'Play the recording' }))
  const follow = page.getByRole('button', { name: 'Follow the text' })
  await expect.element(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await expect.element(follow).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: /^Playing speed/ }))
  await userEvent.click(page.getByRole('menuitemradio', { name: '0.5×' }))
  expect(player.getState().rate).toBe(0.5)
  const [, second] = segmentsOf(world, MEETING)
  player.seek((second?.segment?.start ?? 0) + 0.1)
  const lit = () => [...(CSS.highlights.get('spoken') ?? [])].map(String)
  await expect.poll(lit).toEqual([second?.segment?.words[0]?.text])
  dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }))
  await userEvent.click(follow)
  await expect.element(follow).not.toBeInTheDocument()
  player.setRate(1)
  player.close()
})

test('the next doubtful word is one press away, replaced by typing, and then no longer counted', async () => {
  await open('Lecture, part two')
  const next = page.getByRole('button', { name: /^Next doubtful word/ })
  await expect.element(next).toBeVisible()
  const countOf = () => Number(/\d+/.exec(next.element().textContent ?? '')?.[0])
  const before = countOf()
  await userEvent.click(next)
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  const field = () => document.activeElement as HTMLTextAreaElement
  const word = field().value.slice(field().selectionStart, field().selectionEnd)
  expect(word).toMatch(/^\S+$/)
  const text = field().value
  await userEvent.keyboard('right')
  expect(field().value).toBe(text.replace(word, 'right'))
  await expect.poll(countOf).toBe(before - 1)
})
