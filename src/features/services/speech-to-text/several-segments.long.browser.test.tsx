import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'

const box = (place: number) => page.getByRole('checkbox', { name: `Segment ${place}`, exact: true })
const bar = page.getByRole('toolbar', { name: 'Commands for the selection' })
const command = (name: string) => bar.getByRole('button', { name })
const menuItem = (name: string) => page.getByRole('menuitem', { name })

async function openMenu(place: number) {
  await userEvent.click(page.getByRole('button', { name: `Actions for segment ${place}`, exact: true }))
}

test('segments selected with Ctrl and Shift get a new speaker in one step of undo', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  const speakers = () => segmentsOf(world).map(({ segment }) => segment?.speaker_id)
  const before = speakers()
  await userEvent.click(box(1), { modifiers: ['Control'] })
  await userEvent.click(box(4), { modifiers: ['Shift'] })
  await expect.element(bar.getByText('Selected: 4', { exact: true })).toBeVisible()
  await userEvent.click(command('Who speaks'))
  await userEvent.click(menuItem('New speaker'))
  await expect.poll(() => new Set(speakers().slice(0, 4)).size).toBe(1)
  await expect.poll(() => before.includes(speakers()[0])).toBe(false)
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(speakers).toEqual(before)
})

test('the menu of a segment splits it, and removes several selected ones at once', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  const texts = () => segmentsOf(world).map(({ text }) => text)
  const [first = '', ...rest] = texts()
  await openMenu(1)
  await userEvent.click(menuItem('Split in two'))
  await expect.poll(() => texts().length).toBe(rest.length + 2)
  await expect.poll(() => texts().slice(0, 2).join(' ')).toBe(first)
  await openMenu(1)
  await userEvent.click(menuItem('Select'))
  await userEvent.click(box(2))
  await userEvent.click(command('Remove'))
  await expect.poll(texts).toEqual(rest)
})

test('on a wide screen every command on selected segments shows its name', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1280, 800))
  await openTranscript()
  await userEvent.click(box(1), { modifiers: ['Control'] })
  for (const name of ['Who speaks', 'Copy as text', 'Select all', 'Remove']) {
    await expect.element(bar.getByText(name, { exact: true })).toBeVisible()
  }
})
