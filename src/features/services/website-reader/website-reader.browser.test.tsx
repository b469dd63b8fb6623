import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const LIST = '/en/services/website-reader'

beforeEach(() => sessionStorage.clear())

const newest = ({ db }: World) => db.projects.list({ where: { slug: 'website-reader' }, order: 'latest' })[0]
const dialog = page.getByRole('dialog', { name: 'New website reader' })

async function openForm() {
  const app = await openApp(LIST, { engines: quickEngines() })
  await userEvent.click(page.getByRole('button', { name: 'New project' }).first())
  await expect.element(dialog).toBeVisible()
  return app
}

test('a new reader gets from the form to a playable preview and a code to copy', {
  tags: 'long',
}, async () => {
  const { world, address } = await openForm()
  await userEvent.fill(dialog.getByLabelText('Address of the site'), 'https://News.Example.com:8080/today')
  await expect.element(dialog.getByText('The player will work on news.example.com')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await expect.poll(address).toMatch(/\d$/)
  expect(address()).toBe(`/en/services/website-reader/${newest(world)?.id}`)
  expect(newest(world)).toMatchObject({ domain: 'news.example.com', selector: 'article', language: 3 })

  await userEvent.click(page.getByRole('tab', { name: 'Code' }))
  await expect.element(page.getByText('The code will be here once the preview is generated.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Go to the preview' }))
  await expect.element(page.getByRole('tab', { name: 'Preview' })).toHaveFocus()

  await userEvent.click(page.getByRole('button', { name: /^Generate preview · ₼/ }))
  await expect.element(page.getByText('The preview is ready')).toBeVisible()
  await expect.element(page.getByText('Completed')).toBeVisible()
  // The focus stays at the place of the pressed button, although it is gone.
  expect(document.activeElement?.contains(page.getByText('The preview is ready').element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  await userEvent.click(page.getByRole('button', { name: 'Listen from paragraph 2' }))
  await expect.poll(() => CSS.highlights.get('spoken')?.size).toBe(1)
  const speed = page
    .getByRole('region', { name: 'Player appearance' })
    .getByRole('button', { name: /^Speed/ })
  for (const said of ['1×', '1.25×', '1.5×', '2×', '0.75×']) {
    await expect.element(speed).toHaveTextContent(said)
    await userEvent.click(speed)
  }

  await userEvent.click(page.getByRole('tab', { name: 'Code' }))
  const code = page.getByRole('textbox', { name: 'HTML' })
  await expect.element(code).toHaveValue(expect.stringContaining('data-domain="news.example.com"'))
})

test('a different speed makes the preview stale; regenerating has a price', async () => {
  const { world } = await openApp(LIST, {
    engines: quickEngines(),
    prepare: (world) => `${LIST}/${newest(world)?.id}`,
  })
  await expect.element(page.getByText('The preview is ready')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  const speed = page.getByRole('slider', { name: 'Reading speed' })
  await expect.element(speed).toBeVisible()
  speed.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.poll(() => newest(world)?.settings?.speed).toBe(1.1)
  await userEvent.click(page.getByRole('tab', { name: 'Preview' }))
  await expect.element(page.getByRole('button', { name: /^Regenerate preview · ₼/ })).toBeEnabled()
})
