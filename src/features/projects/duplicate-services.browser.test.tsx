import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(() => sessionStorage.clear())

const blocksOf = ({ db }: World, id: number) =>
  (db.outlines.get(id)?.block_ids ?? []).map((block) => db.blocks.need(block))

/** Duplicates the newest finished project of a service; returns it and its copy. */
async function duplicate(slug: ServiceSlug) {
  const { world } = await openApp(`/en/services/${slug}`, { engines: quickEngines() })
  const find = (title?: string) =>
    world.db.projects
      .list({ where: { customer_id: 1, slug } })
      .find((project) => (title ? project.title === title : project.status === projectStatuses.COMPLETED))
  const source = find()
  if (!source) throw new Error(`no finished project of ${slug}`)
  const balance = () => world.db.customers.need(1)
  const before = balance()
  await userEvent.click(page.getByRole('button', { name: `Actions for “${source.title}”` }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }))
  await expect.element(page.getByRole('link', { name: `${source.title} (copy)` })).toBeVisible()
  const copy = find(`${source.title} (copy)`)
  if (!copy) throw new Error('there is no copy')
  expect(balance()).toEqual(before)
  return { world, source, copy }
}

test('an audio book is duplicated with its chapters, texts, voices and author, but without sound', {
  tags: 'long',
}, async () => {
  const { world, source, copy } = await duplicate('audio-book')
  const contents = (id: number) =>
    blocksOf(world, id).map(({ type, text, voice_id, settings }) => ({ type, text, voice_id, settings }))
  expect(contents(copy.id)).toEqual(contents(source.id))
  const { author, narrator, voices } = world.db.books.need(source.id)
  expect(world.db.books.need(copy.id)).toMatchObject({ author, narrator, voices })
  expect(copy).toMatchObject({ language: source.language, voice_id: source.voice_id })
})

test('a website reader is duplicated with its site, voice and player', async () => {
  const { source, copy } = await duplicate('website-reader')
  expect(copy).toMatchObject({
    ...{ language: source.language, voice_id: source.voice_id },
    ...{ domain: source.domain, selector: source.selector },
  })
})

test('a bot is duplicated with its settings and sources, without its conversations', async () => {
  const { world, source, copy } = await duplicate('chat-bot')
  const blocks = (id: number) => world.db.blocks.list({ where: { project_id: id } })
  const contents = (id: number) =>
    blocks(id)
      .flatMap(({ source, text }) => (source?.is_on ? [source.address ?? text] : []))
      .toSorted()
  expect(contents(copy.id)).toEqual(contents(source.id))
  expect(contents(copy.id).length).toBeGreaterThan(0)
  expect(blocks(copy.id).some(({ type }) => type === 'message')).toBe(false)
})

test('a project whose content would be charged again cannot be duplicated', async () => {
  await openApp('/en/services/speech-to-text', { engines: quickEngines() })
  await userEvent.click(page.getByRole('button', { name: /^Actions for/ }).first())
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Duplicate' }).elements()).toEqual([])
})
