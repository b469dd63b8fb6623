import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { emulateMedia } from '#tests/support/emulate-media.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { openApp } from '#tests/support/open-app.tsx'

/** Opens a project for paper. Returns what the browser would print, and its blocks. */
async function printed(title: string, scenario: ScenarioName = 'main') {
  const { world } = await openApp('/en', {
    scenario,
    prepare: ({ db }: World) => {
      const project = db.projects.first({ customer_id: 1, title })
      return `/en/services/${project?.slug}/${project?.id}`
    },
  })
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByRole('textbox').last()).toBeInTheDocument()
  // Until the code for printing is there.
  await expect
    .poll(() => {
      dispatchEvent(new Event('beforeprint'))
      return document.querySelector('.printed')
    })
    .not.toBeNull()
  await emulateMedia('print')
  onTestFinished(async () => {
    dispatchEvent(new Event('afterprint'))
    await emulateMedia('')
  })
  await expect.element(heading).toBeVisible()
  const { id = 0 } = world.db.projects.first({ customer_id: 1, title }) ?? {}
  const blocks = (world.db.outlines.get(id)?.block_ids ?? []).map((block) => world.db.blocks.need(block))
  const text = () => document.querySelector('main')?.innerText ?? ''
  return { text: text(), blocks }
}

const projects: ReadonlyArray<{ title: string; scenario?: ScenarioName }> = [
  { title: 'Muğam haqqında qısa hekayə' },
  { title: 'Roman, 100 blok', scenario: 'big-project-100' },
  { title: 'Xəzər sahilində bir il' },
  { title: 'Product tour' },
  { title: 'Planlaşdırma iclası' },
  { title: 'Qəbzlər, oktyabr' },
]

test.each(everyNth(projects, projects.length, 1))(
  '“$title” is printed with every block, also those that are not in view',
  { tags: 'long' },
  async ({ title, scenario }) => {
    const { text, blocks } = await printed(title, scenario)
    expect(blocks.length).toBeGreaterThan(1)
    for (const block of blocks.filter(({ type }) => type !== 'pause'))
      expect(text.replace(/\s+/g, ' ')).toContain((block.text ?? '').replace(/\s+/g, ' '))
  },
)

test('a transcript is printed with its speakers and times', { tags: 'long' }, async () => {
  const { text, blocks } = await printed('Planlaşdırma iclası')
  expect(text.match(/^\d\d:\d\d · \S/gm)).toHaveLength(blocks.length)
})

test('after printing, the page shows its rows as before', { tags: 'long' }, async () => {
  await printed('Muğam haqqında qısa hekayə')
  dispatchEvent(new Event('afterprint'))
  await emulateMedia('')
  await expect.element(page.getByRole('textbox', { name: 'Block 1, text' })).toBeVisible()
  expect(document.querySelector('.printed')).toBeNull()
})

/** Opens a project of a service with tabs for paper, once the code of its tabs has loaded. Returns what is printed. */
async function printedTabs(slug: 'chat-bot' | 'website-reader') {
  const { world } = await openApp('/en', {
    prepare: ({ db, write }: World) => {
      const { id = 0 } = db.projects.first({ customer_id: 1, slug }) ?? {}
      const last = db.outlines.get(id)?.block_ids.at(-1) ?? 0
      // The last paragraph of a reader becomes a second article.
      if (slug === 'website-reader') void write((tx) => tx.blocks.update(last, { client_id: 'another-0' }))
      return `/en/services/${slug}/${id}`
    },
  })
  await expect.element(page.getByRole('tab').first()).toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  await emulateMedia('print')
  onTestFinished(async () => {
    dispatchEvent(new Event('afterprint'))
    await emulateMedia('')
  })
  const { id = 0 } = world.db.projects.first({ customer_id: 1, slug }) ?? {}
  const texts = (world.db.outlines.get(id)?.block_ids ?? []).map((block) => world.db.blocks.need(block).text)
  return { texts, shown: () => document.body.innerText.replaceAll(/\s+/g, ' ') }
}

test.each(['chat-bot', 'website-reader'] as const)(
  'a project of %s is printed with all its texts',
  async (slug) => {
    const { texts, shown } = await printedTabs(slug)
    expect(texts.length).toBeGreaterThanOrEqual(5)
    const missing = () => texts.filter((text) => !shown().includes(text.trim().replaceAll(/\s+/g, ' ')))
    await expect.poll(missing).toEqual([])
  },
)

test.each([
  { slug: 'website-reader', tabs: ['Preview', 'Code', 'Selector test', 'Settings'] },
  { slug: 'chat-bot', tabs: ['Try it', 'Sources', 'Conversations', 'Settings', 'Embed'] },
] as const)('a project of $slug is printed with all its tabs', async ({ slug, tabs }) => {
  await openApp('/en', {
    prepare: ({ db }: World) => `/en/services/${slug}/${db.projects.first({ customer_id: 1, slug })?.id}`,
  })
  await expect.element(page.getByRole('tab', { name: tabs[0] })).toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  onTestFinished(() => void dispatchEvent(new Event('afterprint')))
  for (const name of tabs) {
    const panel = page.getByRole('tabpanel', { name, exact: true })
    await expect.element(panel.getByRole('heading', { level: 2, name, exact: true }).first()).toBeVisible()
    await expect.poll(() => panel.element().textContent?.length).toBeGreaterThan(name.length + 20)
  }
})
