import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FaultRule } from '#mocks/http/faults.ts'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'

const projectOf = ({ db }: World) => db.projects.first({ customer_id: 1, title: DRAFT_TITLE })
const addressOf = (world: World) => `/en/services/text-to-speech/${projectOf(world)?.id}`
const generate = page.getByRole('button', { name: /^Generate \d+ blocks? · / })
const runsOf = (world: World) => world.db.runs.list({ where: { project_id: projectOf(world)?.id ?? 0 } })
const asked = (world: World) => world.journal.entries.filter(({ endpoint }) => endpoint === 'generate')

async function generateWith(...rules: FaultRule[]) {
  const app = await openApp('/en/services', { prepare: addressOf, engines: quickEngines() })
  await expect.element(generate).toBeEnabled()
  for (const rule of rules) app.world.faults.add(rule)
  await userEvent.click(generate)
  return app
}

test('a run whose response was lost is followed anyway, and charged once', { tags: 'long' }, async () => {
  const { world } = await generateWith({
    endpoint: 'generate',
    fault: { kind: 'network' },
    when: 'after',
    times: 1,
  })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await expect.element(page.getByText('Completed')).toBeVisible()
  expect(asked(world)).toHaveLength(1)
  expect(runsOf(world)).toHaveLength(1)
})

test('while it is unknown whether a run has started, a message shows this and nothing is sent again', {
  tags: 'long',
}, async () => {
  const lost: FaultRule = { endpoint: 'generate', fault: { kind: 'empty' }, when: 'after', times: 1 }
  const { world } = await generateWith(lost, {
    endpoint: 'getResponse',
    fault: { kind: 'network' },
    times: 4,
  })
  await expect.element(page.getByText(/^The answer was lost on the way\./)).toBeVisible()
  await expect.element(generate).toBeDisabled()
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await expect.element(page.getByText(/^The answer was lost on the way\./)).not.toBeInTheDocument()
  expect(runsOf(world)).toHaveLength(1)
})

test('a run that did not start can be requested again', { tags: 'long' }, async () => {
  const { world } = await generateWith({ endpoint: 'generate', fault: { kind: 'network' }, times: 1 })
  await expect.element(generate).toBeEnabled()
  await userEvent.click(generate)
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  expect(runsOf(world)).toHaveLength(1)
})

/** A project whose first block is duplicated by the keyboard with `copy`. */
async function openForCopies() {
  const { world } = await openApp('/en/services', { prepare: addressOf, engines: quickEngines() })
  const outline = () => world.db.outlines.need(projectOf(world)?.id ?? 0).block_ids
  const asked = () => world.journal.entries.filter(({ endpoint }) => endpoint === 'duplicateBlock').length
  const texts = page.getByRole('textbox', { name: /^Block \d+, text$/ })
  const copy = async () => {
    await userEvent.click(texts.first())
    await userEvent.keyboard('{Control>}d{/Control}')
  }
  await expect.element(texts.first()).toBeVisible()
  return { world, outline, asked, texts, copy }
}

test('after a lost response, duplicating a block again returns the same copy; the next press creates another one', async () => {
  const { world, outline, asked, texts, copy } = await openForCopies()
  const count = () => outline().length
  const before = count()
  world.faults.add({ endpoint: 'duplicateBlock', fault: { kind: 'network' }, when: 'after', times: 1 })
  await copy()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.poll(() => texts.all().length).toBe(before + 1)
  await copy()
  await expect.poll(asked).toBe(2)
  await expect.element(texts.nth(1)).toHaveFocus()
  expect(count()).toBe(before + 1)
  await copy()
  await expect.poll(count).toBe(before + 2)
  await expect.poll(() => texts.all().length).toBe(before + 2)
})

test.each([
  ['and was saved', true],
  ['and is not saved yet', false],
])(
  'a copy fetched after a lost response %s keeps its edits, and exists once',
  { tags: 'long' },
  async (_state, isSaved) => {
    const { world, outline, asked, texts, copy } = await openForCopies()
    const textOf = (place: number) => world.db.blocks.need(outline()[place] ?? 0).text
    const before = outline().length
    const source = textOf(0)
    world.faults.add({ endpoint: 'duplicateBlock', fault: { kind: 'network' }, when: 'after', times: 1 })
    await copy()
    await expect.poll(() => texts.all().length).toBe(before + 1)
    await userEvent.fill(texts.nth(1), 'Yeni cümle.')
    if (isSaved) await expect.poll(() => textOf(1)).toBe('Yeni cümle.')
    await copy()
    await expect.poll(asked).toBe(2)
    await expect.element(texts.nth(1)).toHaveFocus()
    await expect.poll(() => textOf(1)).toBe('Yeni cümle.')
    await expect.element(texts.nth(1)).toHaveValue('Yeni cümle.')
    expect(texts.all()).toHaveLength(before + 1)
    expect(outline()).toHaveLength(before + 1)
    expect(textOf(0)).toBe(source)
  },
)

test('a customer who edits a project deleted elsewhere sees a message, and the text can still be copied', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services', { prepare: addressOf, engines: quickEngines() })
  const text = page.getByRole('textbox', { name: 'Block 1, text' })
  await expect.element(text).toBeVisible()
  const id = projectOf(world)?.id ?? 0
  await world.write((tx) => tx.projects.update(id, { customer_id: 2 }))
  await userEvent.fill(text, 'Bugün hava güzel.')
  await expect.element(page.getByText(/^Not saved: this project has been deleted\./)).toBeVisible()
  await expect.element(text).toHaveValue('Bugün hava güzel.')
  await expect.element(page.getByRole('button', { name: 'Save now' })).not.toBeInTheDocument()
})
