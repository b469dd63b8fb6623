import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const [READY, CODE] = [2, 'Main color, code']

beforeEach(() => sessionStorage.clear())

async function openTab(name: string) {
  const app = await openApp(`/en/services/website-reader/${READY}`, {
    scenario: 'website-readers',
    engines: quickEngines(),
  })
  await userEvent.click(page.getByRole('tab', { name }))
  return app
}

const html = page.getByLabelText('HTML of the page')

function pasteInto(element: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const article = (characters: number) =>
  `<article><h1>Long</h1>${'<p>One more line.</p>'.repeat(characters / 21)}</article>`

test('words on two lines stay separate, and the player’s title of the article is shown', {
  tags: 'long',
}, async () => {
  await openTab('Selector test')
  await userEvent.fill(
    html,
    '<article><h1>Two<br>lines</h1><p style="x" onclick="y">First<br/>second.</p></article>',
  )
  await expect.element(page.getByText('First second.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The player calls it: Two lines')).toBeVisible()
})

test('a long page is read without being put into the field, and can be removed', {
  tags: 'long',
}, async () => {
  await openTab('Selector test')
  await expect.element(html).toBeVisible()
  html.element().focus()
  pasteInto(html.element(), article(420_000))
  await expect.element(page.getByText('0.4 MB of HTML: too long to be edited here.')).toBeVisible()
  await expect.element(page.getByText(/^1 element found · 280,004 characters are read/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Remove' }))
  await expect.element(html).toHaveValue('')
})

test('a page over the limit is refused with its size, and nothing is lost', async () => {
  await openTab('Selector test')
  await userEvent.fill(html, '<article>Short</article>')
  pasteInto(html.element(), article(5_250_000))
  await expect
    .element(page.getByText('This page is 5.3 MB; the limit is 5 MB. Paste only the part with the article.'))
    .toBeVisible()
  await expect.element(html).toHaveValue('<article>Short</article>')
})

test('an invalid colour shows an error, stays as typed, and is not saved', { tags: 'long' }, async () => {
  const { world } = await openTab('Settings')
  const accent = page.getByLabelText(CODE)
  await userEvent.fill(accent, 'green')
  await userEvent.click(page.getByRole('heading', { name: 'Site', exact: true }))
  await expect.element(page.getByText('This is not a color. Write it like #0f5d4a.')).toBeVisible()
  await expect.element(accent).toHaveValue('green')
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  expect(world.journal.entries.filter(({ method }) => method === 'PUT')).toEqual([])
  await userEvent.fill(accent, 'A1B')
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.poll(() => world.db.readers.get(READY)?.settings.look.accent).toBe('#aa11bb')
  await expect.element(accent).toHaveValue('#aa11bb')
})

test('a customer’s own article is spoken next to the sample, and can be removed', {
  tags: 'long',
}, async () => {
  const { world } = await openTab('Preview')
  await userEvent.click(page.getByRole('button', { name: 'Read an article of yours' }))
  await userEvent.fill(html, '<article><h1>My article</h1><p>Its first words.</p></article>')
  await userEvent.click(page.getByRole('button', { name: 'Read this article in the preview' }))
  await expect.element(page.getByRole('heading', { name: 'My article' })).toBeVisible()
  await expect.element(page.getByText(/^This article has not been read yet/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Generate preview · ₼/ }))
  await expect.element(page.getByText('The preview is ready')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Listen from paragraph 2' })).toBeVisible()
  const spoken = await world.fetch(new Request('http://localhost/reader/v1/sandbox-2'))
  const { paragraphs } = await spoken.json()
  expect(paragraphs.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining(['My article', 'Its first words.']),
  )

  await userEvent.click(page.getByRole('button', { name: 'Remove “My article”' }))
  await userEvent.click(page.getByRole('button', { name: 'Remove the article' }))
  await expect.element(page.getByRole('heading', { name: 'My article' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(page.getByText('The preview is ready')).toBeVisible()
})

test('an article is fetched from the customer’s site by its address, shown, and spoken in the preview', {
  tags: 'long',
}, async () => {
  const { world } = await openTab('Selector test')
  const address = page.getByLabelText('Address of an article')
  await userEvent.fill(address, 'https://other.example/news')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^This address is not on bloq\.example\.az/)).toBeVisible()
  await userEvent.fill(address, 'bloq.example.az/en/train-to-the-sea')
  await userEvent.click(page.getByRole('button', { name: 'Fetch the page' }))
  await expect.element(page.getByText('The player calls it: The train to the sea')).toBeVisible()
  expect(world.db.projects.get(READY)?.version).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Read this article in the preview' }))
  await userEvent.click(page.getByRole('button', { name: /^Generate preview · ₼/ }))
  await expect.element(page.getByText('The preview is ready')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'The train to the sea' })).toBeVisible()
  const spoken = await world.fetch(new Request('http://localhost/reader/v1/sandbox-2'))
  const { paragraphs } = await spoken.json()
  expect(paragraphs.map(({ text }: { text: string }) => text)).toContain('The train to the sea')
})
