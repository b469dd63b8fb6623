import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(() => sessionStorage.clear())

const ID = 3
const SITE = 'https://magaza.example'

const adding = page.getByRole('dialog', { name: 'Add several pages' })
const reading = page.getByRole('dialog', { name: 'Read pages again' })

/** @param gone sentence that the bot has read and that the site does not have any more */
async function openSources(gone = '') {
  const pagesIn = ({ db }: World) =>
    db.blocks.list({ where: { project_id: ID } }).filter(({ source }) => source?.kind === 'address')
  const { world } = await openApp(`/en/services/chat-bot/${ID}`, {
    scenario: 'bots',
    prepare(world) {
      const inUse = pagesIn(world).find(({ source }) => source?.is_on)
      if (gone !== '' && inUse) {
        void world.write((tx) => tx.blocks.update(inUse.id, { text: `${inUse.text} ${gone}` }))
      }
      return undefined
    },
  })
  await userEvent.click(page.getByRole('tab', { name: 'Sources' }))
  await expect.element(page.getByRole('button', { name: 'Several pages' })).toBeVisible()
  return { pages: () => pagesIn(world) }
}

const sitemap = (paths: readonly string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${SITE}${path}</loc></url>`)
    .join('')}</urlset>`

test('a packed sitemap is opened, and a file without addresses is refused', async () => {
  await openSources()
  await page.getByRole('button', { name: 'Several pages' }).click()
  await expect.element(adding).toBeVisible()
  await chooseFiles(new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1)], 'map.xml'), 'dialog')
  await expect.element(adding.getByText(/“map.xml” is not a list of pages/)).toBeVisible()
  expect(adding.getByRole('textbox').element()).toHaveValue('')
  const packed = new Blob([sitemap(['/az/a', '/az/b'])]).stream().pipeThrough(new CompressionStream('gzip'))
  await chooseFiles(new File([await new Response(packed).blob()], 'sitemap.xml.gz'), 'dialog')
  await expect.element(adding.getByText('2 pages found.')).toBeVisible()
})

test('pages of a sitemap become sources, without those that are deselected or known', {
  tags: 'long',
}, async () => {
  const { pages } = await openSources()
  const before = pages().map(({ source }) => source?.address ?? '')
  await page.getByRole('button', { name: 'Several pages' }).click()
  await expect.element(adding).toBeVisible()
  const xml = sitemap(['/az/a', '/az/b', '/az/c'])
  await chooseFiles(new File([xml], 'sitemap.xml', { type: 'application/xml' }), 'dialog')
  await expect.element(adding.getByText('3 pages found.')).toBeVisible()
  await adding.getByRole('checkbox', { name: `${SITE}/az/b` }).click()
  await adding.getByRole('button', { name: 'Add 2 pages' }).click()
  await expect.element(adding).not.toBeInTheDocument()
  await expect
    .poll(() => pages().map(({ source }) => source?.address))
    .toEqual([...before, `${SITE}/az/a`, `${SITE}/az/c`])
  // The same list again: both are known now.
  await page.getByRole('button', { name: 'Several pages' }).click()
  await userEvent.fill(adding.getByRole('textbox'), `${SITE}/az/a\nmagaza.example/az/b`)
  await expect.element(adding.getByRole('checkbox', { name: `${SITE}/az/a` })).toBeDisabled()
  await expect.element(adding.getByRole('button', { name: 'Add 1 page' })).toBeEnabled()
})

test('a list of sitemaps is no list of pages, and the page says what to do', { tags: 'long' }, async () => {
  await openSources()
  await page.getByRole('button', { name: 'Several pages' }).click()
  const lists = '<sitemapindex><sitemap><loc>https://magaza.example/posts.xml</loc></sitemap></sitemapindex>'
  await userEvent.fill(adding.getByRole('textbox'), lists)
  await expect.element(adding.getByText(/^This is a list of sitemaps/)).toBeVisible()
  await expect.element(adding.getByRole('button', { name: /^Add \d+ page/ })).toBeDisabled()
})

test('pages that are read again show what has changed in them', { tags: 'long' }, async () => {
  await openSources('Bu gün bağlıdır.')
  await page.getByRole('button', { name: 'Read pages again' }).click()
  await reading.getByRole('button', { name: /^Read \d+ pages? again$/ }).click()
  await expect.element(reading.getByText(/^Changed: 1 · as before: \d+ · failed: 0$/)).toBeVisible()
  await expect.element(reading.getByRole('deletion')).toHaveTextContent('Bu gün bağlıdır.')
})
