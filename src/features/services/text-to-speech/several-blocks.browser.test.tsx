import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'

const projectOf = ({ db }: World) => db.projects.first({ customer_id: 1, title: DRAFT_TITLE })

/** Blocks in the backend, in order. */
function blocksOf(world: World) {
  const outline = world.db.outlines.get(projectOf(world)?.id ?? 0)?.block_ids ?? []
  return outline.flatMap((id) => world.db.blocks.get(id) ?? [])
}

const handle = (place: number) => page.getByRole('button', { name: new RegExp(`^Block ${place} of `) })
const box = (place: number) => page.getByRole('checkbox', { name: `Block ${place}`, exact: true })
const bar = page.getByRole('toolbar', { name: 'Commands for the selection' })
const command = (name: string | RegExp) => bar.getByRole('button', { name })
const announced = (text: string) =>
  expect
    .poll(() => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent))
    .toContain(text)

async function openDraft() {
  const { world } = await openApp('/en/services', {
    prepare: (prepared) => `/en/services/text-to-speech/${projectOf(prepared)?.id}`,
    engines: quickEngines(),
  })
  await expect.element(handle(1)).toBeEnabled()
  return world
}

test('blocks selected with Ctrl and Shift are generated for their sum, and export takes them', {
  tags: 'long',
}, async () => {
  const world = await openDraft()
  await userEvent.click(handle(1), { modifiers: ['Control'] })
  await userEvent.click(box(3), { modifiers: ['Shift'] })
  await announced('Selected: 3')
  const generate = command(/^Generate 3 blocks · /)
  await expect.element(generate).toBeEnabled()
  await userEvent.click(page.getByRole('button', { name: 'Export' }).first())
  await expect.element(page.getByRole('radio', { name: 'Selected (3)' })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(generate)
  await expect
    .poll(() => blocksOf(world).flatMap(({ status }, index) => (status === 'ready' ? [index + 1] : [])))
    .toEqual([1, 2, 3])
  await expect.element(bar).not.toBeInTheDocument()
})

test('by keyboard, Shift and the arrows select, and one undo brings back all removed blocks', {
  tags: 'long',
}, async () => {
  const world = await openDraft()
  const before = blocksOf(world).map(({ text }) => text)
  ;(handle(1).element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await announced('Selected: 3')
  await expect.element(box(3)).toHaveFocus()
  await userEvent.keyboard(' ')
  await announced('Selected: 2')
  await userEvent.click(command('Remove'))
  await expect.poll(() => blocksOf(world).map(({ text }) => text)).toEqual(before.slice(2))
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(handle(1)).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => blocksOf(world).map(({ text }) => text)).toEqual(before)
})

test('a silence after each and copies of the selected blocks are saved', { tags: 'long' }, async () => {
  const world = await openDraft()
  const [first, second] = blocksOf(world).map(({ text }) => text)
  await userEvent.click(handle(1), { modifiers: ['Control'] })
  await userEvent.click(box(2))
  await userEvent.click(command('Silence after each'))
  await userEvent.click(page.getByRole('menuitem', { name: '2 s' }))
  await expect
    .poll(() => blocksOf(world).map(({ type, settings }) => (type === 'pause' ? settings?.pause : type)))
    .toEqual(expect.arrayContaining(['text', 2, 'text', 2]))
  await userEvent.click(command('Duplicate'))
  await expect
    .poll(() => blocksOf(world).flatMap(({ type, text }) => (type === 'text' ? [text] : [])))
    .toEqual(expect.arrayContaining([first, second, first, second]))
  await announced('Selected: 2')
})

test('on a touch screen a long press selects the first block, and taps add others', async () => {
  await openDraft()
  const row = handle(1).element()
  const touch = { bubbles: true, pointerType: 'touch', button: 0, clientX: 20, clientY: 20 }
  row.dispatchEvent(new PointerEvent('pointerdown', touch))
  await announced('Selected: 1')
  window.dispatchEvent(new PointerEvent('pointerup', touch))
  await userEvent.click(box(2))
  await announced('Selected: 2')
  await userEvent.click(command('End the selection'))
  await expect.element(handle(1)).toHaveFocus()
})
