import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(() => sessionStorage.clear())

test('a project is duplicated with its text, voice and pauses, but without sound', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services/text-to-speech')
  const title = 'Muğam haqqında qısa hekayə'
  const source = world.db.projects.first({ customer_id: 1, title })
  await userEvent.click(page.getByRole('button', { name: `Actions for “${title}”` }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }))
  await expect.element(page.getByRole('link', { name: `${title} (copy)` })).toBeVisible()
  const copy = world.db.projects.first({ customer_id: 1, title: `${title} (copy)` })
  expect(copy).toMatchObject({ language: source?.language, voice_id: source?.voice_id })
  const blocksOf = (id = 0) =>
    (world.db.outlines.get(id)?.block_ids ?? []).map((block) => {
      const { type, text, settings } = world.db.blocks.need(block)
      return { type, text, settings }
    })
  expect(blocksOf(copy?.id)).toEqual(blocksOf(source?.id))
})

test('the copy of a project with the longest title has a different title', { tags: 'long' }, async () => {
  const longest = 'Əsli '.repeat(24).trimEnd()
  const { world, go } = await openApp('/en/services')
  const { id = 0 } = world.db.projects.first({ customer_id: 1, slug: 'text-to-speech', status: 3 }) ?? {}
  await world.write((tx) => tx.projects.update(id, { title: longest }))
  go('/en/services/text-to-speech')
  await userEvent.click(page.getByRole('button', { name: `Actions for “${longest}”` }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }))
  await expect.element(page.getByRole('link', { name: /^Əsli .*[^ ] \(copy\)$/ })).toBeVisible()
})

test('a copy that cannot be saved leaves no project behind', async () => {
  const { world } = await openApp('/en/services/text-to-speech')
  const count = () => world.db.projects.list({ where: { customer_id: 1 } }).length
  const before = count()
  world.faults.add({ endpoint: 'saveProject', fault: { kind: 'refused' } })
  await userEvent.click(page.getByRole('button', { name: 'Actions for “Muğam haqqında qısa hekayə”' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }))
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.poll(count).toBe(before)
})

test('after lost responses another press completes the same copy', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services/text-to-speech')
  const title = 'Muğam haqqında qısa hekayə'
  const source = world.db.projects.first({ customer_id: 1, title })
  const copies = () => world.db.projects.list({ where: { customer_id: 1, title: `${title} (copy)` } })
  const textsOf = (id = 0) =>
    (world.db.outlines.get(id)?.block_ids ?? []).map((block) => world.db.blocks.need(block).text)
  const press = async () => {
    await userEvent.click(page.getByRole('button', { name: `Actions for “${title}”` }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }))
  }
  const lost = { fault: { kind: 'network' }, when: 'after', times: 1 } as const
  const asked = (endpoint: string) =>
    world.journal.entries.filter((entry) => entry.endpoint === endpoint).length
  world.faults.add({ endpoint: 'initProject', ...lost })
  await press()
  await expect.poll(() => copies().length).toBe(1)
  await expect.element(page.getByRole('link', { name: `${title} (copy)` })).toBeVisible()
  world.faults.add({ endpoint: 'saveProject', ...lost })
  world.faults.add({ endpoint: 'deleteProject', ...lost, when: 'before' })
  await press()
  await expect.poll(() => asked('deleteProject')).toBe(1)
  await press()
  await expect.element(page.getByText(/was copied as/)).toBeVisible()
  expect(copies()).toHaveLength(1)
  expect(textsOf(copies()[0]?.id)).toEqual(textsOf(source?.id))
})
