import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Id of the finished dub in the scenario. */
const ID = 4

const rowsOf = ({ db }: World) =>
  (db.outlines.get(ID)?.block_ids ?? []).flatMap((id) => db.blocks.get(id) ?? [])
const box = (place: number) => page.getByRole('checkbox', { name: `Segment ${place}`, exact: true })
const dubbed = (place: number) =>
  page.getByRole('textbox', { name: `Azerbaijani, segment ${place}`, exact: true })
const bar = page.getByRole('toolbar', { name: 'Commands for the selection' })

test('only the changed ones of the selected segments of a dub are spoken again, for their sum', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  for (const place of [1, 2, 5]) await userEvent.type(dubbed(place), ' Bəli.')
  ;(box(1).element() as HTMLElement).focus()
  await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(bar.getByText('Selected: 3', { exact: true })).toBeVisible()
  const start = bar.getByRole('button', { name: /^Regenerate changed \(2\) · / })
  await userEvent.click(start)
  const runs = () => world.db.runs.list({ where: { project_id: ID } })
  await expect.poll(() => runs().at(-1)?.block_ids).toEqual([rowsOf(world)[0]?.id, rowsOf(world)[1]?.id])
  await expect.element(bar).not.toBeInTheDocument()
})
