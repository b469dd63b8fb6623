import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { playWithoutSound } from '#tests/support/play-without-sound.ts'

const PROJECT = 14
const modal = page.getByRole('dialog', { name: 'Takes of the block' })
const says = (text: RegExp) =>
  expect.poll(() => modal.getByRole('status').element().textContent).toMatch(text)

/** The latest take of the project's first block. */
function takeOf({ db }: Pick<World, 'db'>) {
  const [blockId = 0] = db.outlines.get(PROJECT)?.block_ids ?? []
  return db.takes.need(db.blocks.need(blockId).take_id ?? 0)
}

/** An earlier take of another voice, which speaks half as fast. */
async function openWithTwoTakes() {
  const { world } = await openApp('/en/services', {
    prepare(world) {
      const { id: _, ...take } = takeOf(world)
      const words = take.words.map((word) => ({ ...word, start: word.start * 2, end: word.end * 2 }))
      const earlier = { voice_id: 2, duration: take.duration * 2, created_at: take.created_at - 60_000 }
      void world.write((tx) => {
        tx.takes.create({ ...take, ...earlier, words })
      })
      return `/en/services/text-to-speech/${PROJECT}`
    },
  })
  await userEvent.click(page.getByRole('textbox', { name: 'Block 1, text', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Actions of block 1' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Earlier takes…' }))
  await expect.element(modal.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  return takeOf(world).words
}

test('F8 switches to the other take at the same word, and the page tells which one plays', async () => {
  playWithoutSound()
  const words = await openWithTwoTakes()
  const third = words[2]?.start ?? 0
  await says(/A.*Take 2/)
  await userEvent.click(modal.getByRole('button', { name: 'Play', exact: true }))
  player.seek(third + 0.01)
  await userEvent.keyboard('{F8}')
  await says(/B.*Take 1, \S+/)
  expect(player.getTime()).toBeCloseTo(third * 2, 2)
  expect(player.getState().status).toBe('playing')
  player.pause()
  await userEvent.keyboard('{F8}')
  await says(/A.*Take 2/)
  expect(player.getTime()).toBeCloseTo(third, 2)
  expect(player.getState().status).toBe('paused')
})

test('on a phone the words of a take have room, also next to a long button', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openWithTwoTakes()
  const takes = modal.getByRole('listitem').elements()
  const widths = takes.map((take) => take.querySelector('p')?.getBoundingClientRect().width ?? 0)
  expect(Math.min(...widths)).toBeGreaterThan(190)
})

test('another take is pinned by its button, and the two change places', async () => {
  await openWithTwoTakes()
  const pin = (side: string, take: number) =>
    modal.getByRole('button', { name: `${side}: compare Take ${take}`, exact: true })
  await expect.element(pin('A', 2)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(pin('A', 1))
  await expect.element(pin('A', 1)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(pin('B', 2)).toHaveAttribute('aria-pressed', 'true')
  await says(/A.*Take 1/)
})
