import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'

const projectOf = ({ db }: World) => db.projects.first({ customer_id: 1, title: DRAFT_TITLE })
const addressOf = (world: World) => `/en/services/text-to-speech/${projectOf(world)?.id}`
const generate = page.getByRole('button', { name: /^(Generate|Regenerate changed)/ }).first()
const block = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })

async function openDraft(fails?: (text: string) => boolean, change: (world: World) => void = () => {}) {
  const prepare = (world: World) => {
    change(world)
    return addressOf(world)
  }
  const app = await openApp('/en/services', { prepare, engines: quickEngines(fails) })
  await expect.element(block(1)).toBeVisible()
  return app
}

const changedAt = (price: string) =>
  page.getByRole('button', { name: `Regenerate changed (1) · ≈ ${price} manats`, exact: true })

/** The generated draft, with the caret in its second block: one more character costs one more qəpik. */
async function openSpoken() {
  const { world } = await openDraft()
  await userEvent.click(generate)
  await expect.element(page.getByText('Completed')).toBeVisible()
  await userEvent.click(block(2))
  const { id = 0 } = projectOf(world) ?? {}
  return () => world.db.runs.list({ where: { project_id: id } }).map(({ block_ids }) => block_ids.length)
}

test('a changed text is stale, and regenerating charges only that block', { tags: 'long' }, async () => {
  const runs = await openSpoken()
  await userEvent.keyboard(' Evet.')
  await expect.element(page.getByText('Text has changed')).toBeVisible()
  await expect.element(changedAt('₼0.09')).toBeEnabled()
  await userEvent.click(changedAt('₼0.09'))
  await expect.poll(runs).toEqual([3, 1])
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await expect.element(page.getByText('Text has changed')).not.toBeInTheDocument()
})

test('a press before the price includes the last keystroke shows the new price, and charges nothing until confirmed', {
  tags: 'long',
}, async () => {
  const runs = await openSpoken()
  await userEvent.keyboard(' Evet')
  await expect.element(changedAt('₼0.08')).toBeEnabled()
  const early = changedAt('₼0.08').element() as HTMLButtonElement
  // In the same task as the keystroke, so that the price cannot be updated in between even on a slow machine.
  window.addEventListener('input', () => early.click(), { once: true })
  await userEvent.keyboard('.')
  await expect.element(page.getByText('The price is now ₼0.09. Check it and confirm again.')).toBeVisible()
  await expect.element(changedAt('₼0.09')).toBeEnabled()
  expect(runs()).toEqual([3])
  await userEvent.click(changedAt('₼0.09'))
  await expect.poll(runs).toEqual([3, 1])
})

test('a removed block that was paid for is restored with its sound', async () => {
  const { world } = await openDraft()
  await userEvent.click(generate)
  await expect.element(page.getByText('Completed')).toBeVisible()
  const { id = 0 } = projectOf(world) ?? {}
  const rows = () => world.db.blocks.list({ where: { project_id: id } })
  const before = rows()
  await userEvent.click(block(2))
  await userEvent.keyboard('{Control>}{Shift>}{Backspace}{/Shift}{/Control}')
  await expect.poll(() => rows().length).toBe(2)
  await userEvent.click(
    page.getByRole('status').filter({ hasText: 'Block removed' }).getByRole('button', { name: 'Undo' }),
  )
  await expect.poll(() => rows().length).toBe(3)
  expect(rows().map(({ take_id }) => take_id)).toEqual(before.map(({ take_id }) => take_id))
  await expect.element(page.getByRole('button', { name: 'Play block 2' })).toBeVisible()
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
})

function offers() {
  const offered: boolean[] = []
  const read = () => {
    const buttons = [...document.querySelectorAll('main button')]
    const isOffered = buttons.some(({ textContent }) => /^Generate \d/.test(textContent ?? ''))
    if (offered.at(-1) !== isOffered) offered.push(isOffered)
  }
  read()
  new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true })
  return offered
}

test('a finished run is never offered again', { tags: 'long' }, async () => {
  await openDraft()
  await expect.element(generate).toBeEnabled()
  const offered = offers()
  await userEvent.click(generate)
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  expect(offered).toEqual([true, false])
})

test('the price is shown with its calculation, rate by rate, and exactly that is charged', async () => {
  const texts = ['a'.repeat(204), 'b'.repeat(306), 'c'.repeat(102)]
  const { world } = await openDraft(undefined, ({ db, write }) => {
    const { id } = db.projects.first({ customer_id: 1, title: DRAFT_TITLE }) ?? { id: 0 }
    const dear = db.voices
      .list()
      .find((voice) => voice.language_ids.includes(2) && voice.price_multiplier === 1.25)
    void write((tx) =>
      tx.blocks.list({ where: { project_id: id } }).forEach((row, place) => {
        tx.blocks.update(row.id, {
          text: texts[place] ?? '',
          voice_id: place === 1 ? (dear?.id ?? null) : null,
        })
      }),
    )
  })
  // 306 × 0.06 + 306 × 0.075 qəpik, rounded up once.
  await expect
    .element(
      page.getByText('306 characters × ₼0.60 per 1,000 + 306 characters × ₼0.60 per 1,000 × 1.25 = ₼0.42'),
    )
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Generate 3 blocks · ₼0.42 manats' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'How it adds up' }))
  const details = page.getByRole('dialog', { name: 'How it adds up' })
  await expect.element(details.getByText('₼0.1836')).toBeVisible()
  await expect.element(details.getByText('306 characters × ₼0.60 per 1,000 × 1.25')).toBeVisible()
  expect(
    details
      .getByRole('definition')
      .elements()
      .map((sum) => sum.textContent),
  ).toEqual(['₼0.1836', '₼0.2295', '₼0.42'])
  await expect.element(details.getByText('Rounded up')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const { available } = world.db.wallets.need(1)
  await userEvent.click(generate)
  await expect.element(page.getByText('Completed')).toBeVisible()
  expect(available - world.db.wallets.need(1).available).toBe(42)
  expect(world.db.transactions.list({ where: { customer_id: 1 } }).at(-1)?.amount).toBe(-42)
})
