import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Id of the spoken book in the scenario. */
const ID = 1

const handle = (place: number) => page.getByRole('button', { name: new RegExp(`^Block ${place} of `) })
const bar = page.getByRole('toolbar', { name: 'Commands for the selection' })
const spokenBy = ({ db }: World, name: string) =>
  (db.outlines.get(ID)?.block_ids ?? []).filter((id) => db.blocks.get(id)?.settings?.character === name)

test('Ctrl A selects the open chapter, a character speaks all of it, and one undo takes that back', async () => {
  const { world } = await openApp(`/en/services/audio-book/${ID}`, {
    scenario: 'books',
    engines: quickEngines(),
  })
  const [who] = world.db.books.first({ id: ID })?.voices ?? []
  if (!who) throw new Error('no character')
  await expect.element(handle(1)).toBeEnabled()
  const before = spokenBy(world, who.character)
  ;(handle(1).element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const rows = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem')
  const count = rows.elements().length
  await expect.element(bar.getByText(`Selected: ${count}`, { exact: true })).toBeVisible()
  await userEvent.click(bar.getByRole('button', { name: 'Who speaks' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: who.character }))
  await expect.poll(() => spokenBy(world, who.character).length).toBeGreaterThan(before.length)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => spokenBy(world, who.character)).toEqual(before)
})
