import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'

const projectOf = ({ db }: World) => db.projects.first({ customer_id: 1, title: DRAFT_TITLE })
const block = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })
const generate = page.getByRole('button', { name: /^(Generate \d|Regenerate changed)/ }).first()
const done = page.getByText('Everything is generated')

async function openDraft() {
  const app = await openApp('/en/services', {
    prepare: (world) => `/en/services/text-to-speech/${projectOf(world)?.id}`,
    engines: quickEngines(),
  })
  await expect.element(generate).toBeEnabled()
  onTestFinished(() => player.close())
  return app
}

test('a click into a paused text places the caret and does not resume; with Ctrl it plays from there', async () => {
  await openDraft()
  await userEvent.click(generate)
  await expect.element(done).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Play block 1' }))
  // The audio element cannot load this world's sounds, so a `loading` after the failure shows that a click started
  // playback.
  await expect.poll(() => player.getState().status).toBe('failed')
  const statuses: string[] = []
  onTestFinished(player.subscribe(() => statuses.push(player.getState().status)))
  await userEvent.click(block(1), { position: { x: 120, y: 10 } })
  expect(document.activeElement).toBe(block(1).element())
  expect(statuses).not.toContain('loading')
  await userEvent.keyboard('{Control>}')
  await userEvent.click(block(1), { position: { x: 60, y: 10 } })
  await userEvent.keyboard('{/Control}')
  await expect.poll(() => statuses).toContain('loading')
})

test('generating or replacing by keyboard keeps the focus in the editor', async () => {
  await openDraft()
  const isLost = () =>
    document.activeElement === document.body || document.activeElement?.matches(':disabled')
  ;(generate.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(done).toBeVisible()
  await expect.poll(isLost).toBe(false)
  await expect.element(page.getByRole('region', { name: 'Project actions' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Find and replace' }))
  await userEvent.fill(page.getByLabelText('Find', { exact: true }), 'a')
  await userEvent.fill(page.getByLabelText('Replace with'), 'o')
  ;(page.getByRole('button', { name: /^Replace all/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Find', { exact: true })).toHaveFocus()
})

test('on a phone the menu of a block shows all actions without shortcuts, and splits at the caret', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(414, 896))
  const { world } = await openDraft()
  const field = block(1).element() as HTMLTextAreaElement
  await userEvent.click(block(1))
  const words = field.value
  field.setSelectionRange(words.indexOf(' ') + 1, words.indexOf(' ') + 1)
  await expect.poll(() => field.selectionStart).toBe(words.indexOf(' ') + 1)
  await userEvent.click(page.getByRole('button', { name: 'Actions of block 1' }))
  const removal = page.getByRole('menuitem', { name: 'Remove' })
  await expect.element(removal).toBeVisible()
  await expect.element(removal).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByText('Ctrl D')).not.toBeVisible()
  const split = page.getByRole('menuitem', { name: 'Split at the cursor' })
  await userEvent.click(split)
  await expect.element(block(2)).toHaveValue(words.slice(words.indexOf(' ') + 1))
  await expect.poll(() => world.db.outlines.get(projectOf(world)?.id ?? 0)?.block_ids.length).toBe(4)
})

test('without a sound no character alone is a shortcut; Ctrl / opens the list of shortcuts, which names itself', async () => {
  await openDraft()
  ;(document.activeElement as HTMLElement | null)?.blur()
  const before = document.querySelectorAll('[role=listitem], li').length
  for (const key of ['?', '/', 'f', 'z', 's', 'h', '1', ' ']) await userEvent.keyboard(key)
  expect(document.querySelector('dialog')).toBeNull()
  expect(document.querySelector('[role=search]')).toBeNull()
  expect(document.querySelectorAll('[role=listitem], li').length).toBe(before)
  await userEvent.keyboard('{Control>}/{/Control}')
  await expect.element(page.getByRole('dialog').getByText('This list')).toBeVisible()
})
