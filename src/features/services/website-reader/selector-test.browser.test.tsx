import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** A reader of the scenario that is ready. */
const READY = 2

beforeEach(() => sessionStorage.clear())

test('pasted HTML is read but never run', { tags: 'long' }, async () => {
  await openApp(`/en/services/website-reader/${READY}`, {
    scenario: 'website-readers',
    engines: quickEngines(),
  })
  await userEvent.click(page.getByRole('tab', { name: 'Selector test' }))
  const html = `<script>window.ran = 1</script><img src="x" onerror="window.ran = 2">
    <article><h1>Title</h1><p>First <b>bold</b> words.</p><script>window.ran = 3</script></article><article>Second</article>`
  await userEvent.fill(page.getByLabelText('HTML of the page'), html)
  await expect
    .element(page.getByText(/^2 elements found · 22 characters are read · 0 parts are skipped/))
    .toBeVisible()
  await expect.element(page.getByText('First bold words.', { exact: true })).toBeVisible()
  expect('ran' in window).toBe(false)
  await userEvent.fill(page.getByLabelText('Selector to test'), '.nowhere')
  await expect.element(page.getByText(/^The selector matches nothing/)).toBeVisible()

  // The selector is applied to the settings, and the pasted page is still there afterwards.
  await userEvent.fill(page.getByLabelText('Selector to test'), 'article > p')
  await userEvent.click(page.getByRole('button', { name: 'Use in the settings' }))
  await expect.element(page.getByLabelText('Selector of the article')).toHaveValue('article > p')
  await userEvent.click(page.getByRole('tab', { name: 'Selector test' }))
  await expect.element(page.getByLabelText('HTML of the page')).toHaveValue(html)
})

test('rules for what is skipped are tried on the page before they are used in the settings', {
  tags: 'long',
}, async () => {
  await openApp(`/en/services/website-reader/${READY}`, {
    scenario: 'website-readers',
    engines: quickEngines(),
  })
  await userEvent.click(page.getByRole('tab', { name: 'Selector test' }))
  const html = '<article><p>Read this.</p><p class="promo">Buy now.</p></article>'
  await userEvent.fill(page.getByLabelText('HTML of the page'), html)
  await expect.element(page.getByText(/ · 0 parts are skipped/)).toBeVisible()
  await userEvent.fill(page.getByLabelText('Parts that are not read'), '.promo')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/ · 1 part is skipped/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Use in the settings' }))
  await expect
    .element(
      page.getByRole('list', { name: 'Selectors that are not read' }).getByText('.promo', { exact: true }),
    )
    .toBeVisible()
})

test('a refused page is reported at its field and by a popup, and read once by screen readers', async () => {
  await openApp(`/en/services/website-reader/${READY}`, {
    scenario: 'website-readers',
    engines: quickEngines(),
  })
  await userEvent.click(page.getByRole('tab', { name: 'Selector test' }))
  const field = page.getByLabelText('Address of an article')
  await userEvent.fill(field, 'https://elsewhere.example/')
  await userEvent.click(page.getByRole('button', { name: 'Fetch the page' }))
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  const notes = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notes.getByText(/\S/).first()).toBeVisible()
  expect(
    notes.getByText(/\S/).first().element().closest('[role=alert], [role=status], [aria-live]'),
  ).toBeNull()
})
