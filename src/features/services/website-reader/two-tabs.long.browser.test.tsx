import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { request } from '#src/api/request.ts'
import type { BodyOf } from '#src/contract/endpoint.ts'
import { getProject, updateSettings } from '#src/contract/projects.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const READY = 2
const AT = `/en/services/website-reader/${READY}`

test('settings saved in another tab are kept when a different field was edited here', async () => {
  const { world, go } = await openApp(AT, { scenario: 'website-readers', engines: quickEngines() })
  const domain = page.getByLabelText('Address of the site')
  const selector = page.getByLabelText('Selector of the article')
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await userEvent.fill(domain, 'other.example.com')
  await world.write((tx) => tx.projects.update(READY, { selector: 'main .story' }))
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go(AT)
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await expect.element(domain).toHaveValue('other.example.com')
  await expect.element(selector).toHaveValue('main .story')
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.poll(() => world.db.projects.get(READY)?.domain).toBe('other.example.com')
  expect(world.db.projects.get(READY)?.selector).toBe('main .story')
})

test('settings changed on another device are kept while the form is open here, and conflicting texts are shown', async () => {
  const { world } = await openApp(AT, { scenario: 'website-readers', engines: quickEngines() })
  const saved = () => request(getProject, { params: { slug: 'website-reader', id: READY } })
  const elsewhere = (body: BodyOf<typeof updateSettings>) =>
    request(updateSettings, { params: { slug: 'website-reader', id: READY }, body })
  const domain = page.getByLabelText('Address of the site')
  const save = page.getByRole('button', { name: 'Save the settings' })
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await userEvent.fill(domain, 'mine.example.com')
  await elsewhere({ selector: 'main .story', reader: { skip_selectors: ['.advert'], look: { radius: 3 } } })
  await userEvent.click(save)
  await expect.poll(() => world.db.projects.get(READY)?.domain).toBe('mine.example.com')
  const { project } = await saved()
  expect(project).toMatchObject({
    selector: 'main .story',
    body: { reader: { skip_selectors: ['.advert'], look: { radius: 3 } } },
  })
  await expect.element(page.getByLabelText('Selector of the article')).toHaveValue('main .story')

  await userEvent.fill(domain, 'again.example.com')
  await elsewhere({ domain: 'theirs.example.com' })
  await userEvent.click(save)
  const notice = page.getByRole('alert').filter({ hasText: 'This was changed elsewhere too' })
  await expect.element(notice.getByText('theirs.example.com')).toBeVisible()
  await expect.element(domain).toHaveValue('again.example.com')
  await userEvent.click(save)
  await expect.poll(() => world.db.projects.get(READY)?.domain).toBe('again.example.com')
})

test('a draft of the older format is restored, and changes no other field', async () => {
  const { world } = await openApp(AT, {
    scenario: 'website-readers',
    engines: quickEngines(),
    prepare({ db }) {
      const reader = { ...db.readers.get(READY)?.settings, speed: 1.5 }
      const value = { domain: 'other.example.com', reader }
      const kept = { version: 2, keptAtMs: Date.now(), changes: 2, value }
      localStorage.setItem(`customer.1.draft.reader ${READY}.old`, JSON.stringify(kept))
      return undefined
    },
  })
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await expect.element(page.getByText('Your unsaved changes are still here.')).toBeVisible()
  await expect.element(page.getByLabelText('Address of the site')).toHaveValue('other.example.com')
  const { selector } = world.db.projects.need(READY)
  const { look } = world.db.readers.need(READY).settings
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.poll(() => world.db.projects.get(READY)?.domain).toBe('other.example.com')
  expect(world.db.projects.get(READY)?.selector).toBe(selector)
  expect(world.db.readers.get(READY)?.settings).toMatchObject({ speed: 1.5, look })
})
