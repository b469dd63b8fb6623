import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { credit } from '#mocks/domain/wallet.ts'
import { bookMovement, walletOf } from '#mocks/features/billing/ledger.ts'
import type { World } from '#mocks/world.ts'
import {
  readInterruptedAction,
  saveInterruptedAction,
} from '#src/features/billing/balance/interrupted-action.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { returnToTabUntil } from '#tests/support/return-to-tab.ts'

const SLUG = 'website-reader'
const at = (id: number) => `/en/services/${SLUG}/${id}`
const [DRAFT, READY, , REJECTED] = [1, 2, 3, 4]
const PRICE = 40

beforeEach(() => sessionStorage.clear())

const open = (id: number, scenario: 'website-readers' | 'website-reader-poor' = 'website-readers') =>
  openApp(at(id), { scenario, engines: quickEngines() })
const payIn = ({ write }: World) =>
  write((tx) => {
    bookMovement(tx, 1, credit(walletOf(tx, 1), 'deposit', 1_000), { at: tx.now })
  })
const runsOf = ({ db }: World, project_id: number) => db.runs.list({ where: { project_id } }).length
const generate = page.getByRole('button', { name: /^Generate preview · ₼/ })

test('a low balance shows the amounts; after a top-up the same button works', { tags: 'long' }, async () => {
  const { world } = await open(DRAFT, 'website-reader-poor')
  await userEvent.click(generate)
  await expect.element(page.getByRole('heading', { name: 'Not enough on your balance' })).toHaveFocus()
  expect(runsOf(world, DRAFT)).toBe(0)
  await payIn(world)
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('The preview is ready')).toBeVisible()
  expect(runsOf(world, DRAFT)).toBe(1)
})

test('a confirmed interrupted run resumes by itself, once', { tags: 'long' }, async () => {
  const { world } = await openApp(at(DRAFT), {
    scenario: 'website-readers',
    engines: quickEngines(),
    prepare(world) {
      const price = Number(world.db.projects.get(DRAFT)?.full_price)
      saveInterruptedAction({
        slug: SLUG,
        projectId: DRAFT,
        scope: 'changed',
        price: Math.max(price, PRICE),
        isConfirmed: true,
      })
      return at(DRAFT)
    },
  })
  await expect.element(page.getByText('The preview is ready')).toBeVisible()
  expect(runsOf(world, DRAFT)).toBe(1)
  expect(readInterruptedAction()).toBeUndefined()
})

test('a rejected reader becomes a draft again', { tags: 'long' }, async () => {
  const { world } = await open(REJECTED)
  await userEvent.click(page.getByRole('button', { name: 'Fix and resend' }))
  await expect.poll(() => world.db.projects.get(REJECTED)?.status).toBe(1)
  await expect.element(page.getByRole('button', { name: /^Resend · ₼/ })).toBeEnabled()
})

test('a message shows that the progress is unknown, and polling continues', { tags: 'long' }, async () => {
  const { world } = await open(DRAFT)
  await expect.element(generate).toBeEnabled()
  const mend = world.faults.add({ endpoint: 'getResponse', fault: { kind: 'network' } })
  await userEvent.click(generate)
  await expect.element(page.getByText(/^We cannot see the progress right now/)).toBeVisible()
  mend()
  await expect.element(page.getByText('The preview is ready')).toBeVisible()
})

test('without a voice, generating is disabled and offers to choose one', { tags: 'long' }, async () => {
  const { world } = await open(DRAFT)
  await expect.element(generate).toBeEnabled()
  await world.write((tx) => tx.voices.remove(tx.projects.need(DRAFT).voice_id ?? 0))
  await returnToTabUntil(() => generate.element().matches(':disabled'))
  await expect
    .element(generate)
    .toHaveAccessibleDescription('Choose a voice that speaks the language of the site.')
  await userEvent.click(page.getByRole('button', { name: 'Choose a voice' }))
  await expect.element(page.getByRole('tab', { name: 'Settings' })).toHaveFocus()
  await expect.element(page.getByText('No voice yet')).toBeVisible()
})

test('input is restored after the form is closed, until the customer discards it', async () => {
  await openApp(`/en/services/${SLUG}`, { engines: quickEngines() })
  const create = page.getByRole('button', { name: 'New project' }).first()
  const domain = page.getByLabelText('Address of the site')
  await userEvent.click(create)
  await userEvent.fill(domain, 'half.exam')
  await userEvent.keyboard('{Escape}')
  await expect.element(domain).not.toBeInTheDocument()
  await userEvent.click(create)
  await expect.element(domain).toHaveValue('half.exam')
  const language = page.getByRole('combobox', { name: 'Language of the site' })
  await expect.element(language).toHaveTextContent('English')
  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await expect.element(domain).toHaveValue('')
  await expect.element(language).toHaveTextContent('English')
})

test('a form without input, or with all input removed, is not saved', { tags: 'long' }, async () => {
  await openApp(`/en/services/${SLUG}`, { engines: quickEngines() })
  const create = page.getByRole('button', { name: 'New project' }).first()
  const domain = page.getByLabelText('Address of the site')
  const restored = page.getByText('What you entered and chose last time is still here.')
  const voice = page.getByRole('button', { name: 'Change' })
  await userEvent.click(create)
  await expect.element(voice).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(domain).not.toBeInTheDocument()
  await userEvent.click(create)
  await expect.element(domain).toBeVisible()
  expect(restored.elements()).toEqual([])
  await userEvent.fill(domain, 'half')
  await userEvent.clear(domain)
  await userEvent.keyboard('{Escape}')
  await expect.element(domain).not.toBeInTheDocument()
  await userEvent.click(create)
  await expect.element(domain).toBeVisible()
  expect(restored.elements()).toEqual([])
})

test('a voice is chosen on top of the form, and searching for one does not submit the form', {
  tags: 'long',
}, async () => {
  const { world } = await openApp(`/en/services/${SLUG}`, { engines: quickEngines() })
  await userEvent.click(page.getByRole('button', { name: 'New project' }).first())
  await userEvent.fill(page.getByLabelText('Address of the site'), 'example.com')
  await userEvent.click(page.getByRole('button', { name: 'Change' }))
  const voices = page.getByRole('dialog', { name: 'Choose a voice' })
  await userEvent.fill(voices.getByRole('searchbox'), 'a')
  await userEvent.keyboard('{Enter}')
  expect(world.journal.entries.filter(({ path }) => path.includes('/init'))).toEqual([])
  await userEvent.click(voices.getByRole('radio').nth(1))
  await userEvent.click(voices.getByRole('button', { name: /^Use/ }))
  await expect.element(voices).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus()
})

test('changed settings survive a visit to another page, and refused values show an error at their field', {
  tags: 'long',
}, async () => {
  const { world } = await open(READY)
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  const domain = page.getByLabelText('Address of the site')
  await userEvent.fill(domain, 'other.example.com')
  await userEvent.click(page.getByRole('tab', { name: 'Preview' }))
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await expect.element(domain).toHaveValue('other.example.com')
  const errors = { domain: ['Somebody else has this site.'] }
  const mend = world.faults.add({
    endpoint: 'updateSettings',
    fault: { kind: 'status', status: 422, errors },
  })
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.element(domain).toHaveFocus()
  mend()
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.poll(() => world.db.projects.get(READY)?.domain).toBe('other.example.com')
})

test('another language selects a voice that speaks it, and a sample article in that language', {
  tags: 'long',
}, async () => {
  const { world } = await open(READY)
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await userEvent.click(page.getByRole('combobox', { name: 'Language of the site' }))
  await userEvent.click(page.getByRole('option', { name: 'English' }))
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.poll(() => world.db.projects.get(READY)?.language).toBe(3)
  await userEvent.click(page.getByRole('tab', { name: 'Preview' }))
  await expect
    .element(page.getByRole('heading', { name: 'The library at the end of the line' }))
    .toBeVisible()
})

test.each([DRAFT, READY])(
  'the text of project %i is in the middle of the page, whether it has been spoken or not',
  { tags: 'long' },
  async (id) => {
    await open(id)
    const title = page.getByRole('heading', { level: 2 }).first()
    await expect.element(title).toBeVisible()
    const panel = page.getByRole('tabpanel').element().getBoundingClientRect()
    const column = title.element().closest('.max-w-reading')?.getBoundingClientRect()
    expect(title.element().getBoundingClientRect().left).toBe(column?.left)
    expect((column?.left ?? 0) - panel.left).toBeCloseTo(panel.right - (column?.right ?? 0), 0)
  },
)

test('articles without text and length from the server have a number and no length', async () => {
  await openApp('', {
    scenario: 'specified-backend',
    prepare: ({ db }) => `/en/services/${SLUG}/${db.projects.first({ slug: SLUG })?.id}`,
  })
  const articles = page.getByRole('region', { name: 'Articles that are read' })
  await expect.element(articles).toBeVisible()
  await expect.element(articles.getByRole('button', { name: 'Article 1', exact: true })).toBeVisible()
  await expect.element(page.getByText('The server does not show this text.').first()).toBeVisible()
  expect(articles.element().querySelector('time')).toBeNull()
})
