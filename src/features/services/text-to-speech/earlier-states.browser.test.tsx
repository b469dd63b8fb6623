import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { pressTool } from '#tests/support/press-tool.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

const TITLE = 'Haber bülteni, sabah yayını'

const projectOf = ({ db }: World) => db.projects.first({ customer_id: 1, title: TITLE })

function blocksOf(world: World) {
  const outline = world.db.outlines.get(projectOf(world)?.id ?? 0)?.block_ids ?? []
  return outline.flatMap((id) => world.db.blocks.get(id) ?? [])
}

const textsOf = (world: World) => blocksOf(world).map(({ text }) => text)
const text = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text` })
const open = () => pressTool('Earlier states')
const modal = page.getByRole('dialog', { name: 'Earlier states' })
const inModal = (name: string) => modal.getByRole('button', { name, exact: true })

async function openDraft() {
  const app = await openApp('/en/services', {
    prepare: (prepared) => `/en/services/text-to-speech/${projectOf(prepared)?.id}`,
    engines: quickEngines(),
  })
  await expect.element(text(1)).toBeVisible()
  return app
}

test('an earlier state comes back whole or by block, and one undo takes it back', {
  tags: 'long',
}, async () => {
  const { world } = await openDraft()
  const before = textsOf(world)
  await open()
  await expect.element(modal.getByText('This is the text as it is now.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.fill(text(1), 'Changed text.')
  await userEvent.fill(text(2), 'Another one.')
  await expect.poll(() => textsOf(world).slice(0, 2)).toEqual(['Changed text.', 'Another one.'])
  await pressTool('Add a silence')
  await expect.poll(() => textsOf(world).length).toBe(before.length + 1)

  await open()
  await expect.poll(() => inModal('Restore').elements().length).toBe(2)
  await expect.element(modal.getByText('Silence: 1 s')).toBeVisible()
  // On the English page, a screen reader needs the language of the customer's text.
  await expect.element(modal.getByText(before[0] ?? '')).toHaveAttribute('lang', expect.stringMatching(/^tr/))
  await inModal('Restore').first().click()
  await expect.poll(() => textsOf(world)[0]).toBe(before[0])
  expect(textsOf(world)[1]).toBe('Another one.')
  await inModal('Restore everything').click()
  await expect.element(modal.getByText('This is the text as it is now.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => textsOf(world)).toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => textsOf(world)[1]).toBe('Another one.')
})

test('nothing can be pressed before the list of states has come, which would move it', async () => {
  await openDraft()
  // The list waits for the state at opening, which is written when the browser is idle.
  const idle: (() => void)[] = []
  const waiting = vi.spyOn(window, 'requestIdleCallback').mockImplementation((task) => {
    return idle.push(() => task({ didTimeout: true, timeRemaining: () => 0 }))
  })
  onTestFinished(() => waiting.mockRestore())
  await open()
  await expect.element(modal.getByText(/^Kept in this browser/)).toBeVisible()
  expect(inModal('Keep').elements()).toHaveLength(0)
  waiting.mockRestore()
  for (const task of idle) task()
  await expect.element(inModal('Keep')).toBeVisible()
  expect(modal.getByRole('radio').elements().length).toBeGreaterThan(0)
})

test('a state with a name stays in this browser, and a removed block comes back with its paid sound', async () => {
  const { world, reload } = await openDraft()
  const before = textsOf(world)
  await page
    .getByRole('button', { name: /^Generate/ })
    .first()
    .click()
  await expect.element(page.getByText('Completed')).toBeVisible()
  await expect.poll(() => blocksOf(world)[0]?.status).toBe('ready')
  await open()
  await modal.getByLabelText('Name for the text as it is now').fill('Before the show')
  await inModal('Keep').click()
  await expect.element(modal.getByText('Before the show')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await userEvent.click(page.getByRole('button', { name: /^Block 1 of / }), { modifiers: ['Control'] })
  await userEvent.click(
    page.getByRole('toolbar', { name: 'Commands for the selection' }).getByRole('button', { name: 'Remove' }),
  )
  await expect.poll(() => textsOf(world).length).toBe(before.length - 1)
  reload()
  await open()
  await modal.getByRole('radio', { name: /Before the show/ }).click()
  await expect.element(modal.getByText('Removed since')).toBeVisible()
  await inModal('Restore').click()
  await expect.poll(() => textsOf(world)).toEqual(before)
  expect(blocksOf(world)[0]?.status).toBe('ready')
})

test('a block that was spoken again since comes back with the sound that was paid first', {
  tags: 'long',
}, async () => {
  const { world } = await openDraft()
  const generate = () =>
    userEvent.click(page.getByRole('button', { name: /^(Generate|Regenerate changed)/ }).first())
  const before = textsOf(world)[0]
  await generate()
  await expect.element(page.getByText('Completed')).toBeVisible()
  const first = blocksOf(world)[0]?.take_id
  await open()
  await modal.getByLabelText('Name for the text as it is now').fill('First')
  await inModal('Keep').click()
  await expect.element(modal.getByText('First')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.fill(text(1), 'Other words.')
  await expect.poll(() => textsOf(world)[0]).toBe('Other words.')
  await generate()
  await expect.poll(() => blocksOf(world)[0]?.take_id).not.toBe(first)
  await expect.element(page.getByText('Completed')).toBeVisible()
  const balance = world.db.wallets.get(1)
  await open()
  await modal.getByRole('radio', { name: /First/ }).click()
  await inModal('Restore everything').click()
  await expect.poll(() => textsOf(world)[0]).toBe(before)
  await expect.poll(() => blocksOf(world)[0]?.take_id).toBe(first)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  expect(world.db.wallets.get(1)).toEqual(balance)
})

test('a state is kept before all is replaced, also within one block', { tags: 'long' }, async () => {
  const { world } = await openDraft()
  await userEvent.fill(text(1), 'One, one and one.')
  await expect.poll(() => textsOf(world)[0]).toBe('One, one and one.')
  await userEvent.keyboard('{Control>}f{/Control}')
  const find = page.getByRole('form', { name: 'Find and replace' })
  await userEvent.fill(find.getByRole('textbox', { name: 'Find' }), 'one')
  await userEvent.fill(find.getByRole('textbox', { name: 'Replace with' }), 'two')
  await userEvent.click(find.getByRole('button', { name: 'Replace all (3)' }))
  await expect.poll(() => textsOf(world)[0]).toBe('two, two and two.')
  await open()
  await modal.getByRole('radio', { name: /Before a larger change/ }).click()
  await inModal('Restore').click()
  await expect.poll(() => textsOf(world)[0]).toBe('One, one and one.')
})

test('no earlier state is left after a logout', { tags: 'long' }, async () => {
  await openDraft()
  await open()
  await expect.element(modal.getByText('This is the text as it is now.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const { forgetDrafts } = await import('#src/drafts/forget-drafts.ts')
  await forgetDrafts()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('customer-past-states')
})
