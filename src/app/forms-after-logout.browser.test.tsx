import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type DemoAccount, demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { World } from '#mocks/world.ts'
import { rememberCustomer } from '#src/session/customer-id.ts'
import { dropToken, signIn } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { chooseSamples } from '#tests/support/clone-form.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const { leyla, anar } = demoAccounts
const button = (name: string | RegExp) => page.getByRole('button', { name })
const login = page.getByRole('heading', { level: 1, name: 'Log in to your account' })

async function logIn({ write }: World, { id }: DemoAccount) {
  const token = crypto.randomUUID()
  await write((tx) =>
    tx.sessions.create({ id: token, customer_id: id, created_at: tx.now, expires_at: tx.now + 60_000 }),
  )
  rememberCustomer(id)
  signIn(token)
}

async function endSession() {
  dropToken(readToken() ?? '')
  await expect.element(login).toBeVisible()
}

type OpenedApp = Awaited<ReturnType<typeof openApp>>

/** A login after another customer's session leads to the home page, so the test navigates back to the place. */
async function follow({ world, address, go }: OpenedApp, account: DemoAccount, place: string) {
  await logIn(world, account)
  await expect.poll(address).toBe('/en')
  go(place)
}

interface Place {
  opener?: Locator
  field: Locator
  typed: string
  others: string
}

const renaming = page.getByRole('textbox', { name: /^New title for/ })

const places: Readonly<Record<string, Place>> = {
  '/en/services/website-reader/create': {
    field: page.getByLabelText('Address of the site'),
    typed: 'secret.example',
    others: '',
  },
  '/en/services/speech-to-text/create': {
    opener: page.getByRole('tab', { name: 'Link' }),
    field: page.getByRole('textbox', { name: 'Link' }),
    typed: 'https://secret.example/a.mp3',
    others: '',
  },
  '/en/profile': {
    field: page.getByRole('textbox', { name: 'Phone' }),
    typed: '+994 50 000 00 07',
    others: anar.phone ?? '',
  },
  '/en/services?modal-open=balance': {
    opener: button('I have a promo code'),
    field: page.getByRole('textbox', { name: 'Promo code' }),
    typed: 'SECRET10',
    others: '',
  },
}

test.each(everyNth(Object.entries(places), 2))(
  'form input at %s is restored for the same customer after a session end, and for nobody else',
  { tags: 'long' },
  async (place, { opener, field, typed, others }) => {
    const app = await openApp(place, { engines: quickEngines() })
    if (opener) await userEvent.click(opener)
    await expect.element(field).toBeVisible()
    await userEvent.fill(field, typed)
    await endSession()
    await follow(app, anar, place)
    if (opener) await userEvent.click(opener)
    await expect.element(field).toHaveValue(others)
    await endSession()
    await follow(app, leyla, place)
    await expect.element(field).toHaveValue(typed)
  },
)

test('a title being changed is restored, in the list and above the project', { tags: 'long' }, async () => {
  const place = '/en/services/website-reader'
  const app = await openApp(place, { scenario: 'website-readers' })
  await button(/^Actions for/)
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await userEvent.fill(renaming, 'Half a tit')
  await endSession()
  await follow(app, anar, place)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Website reader' })).toBeVisible()
  await expect.element(renaming).not.toBeInTheDocument()
  await endSession()
  await follow(app, leyla, place)
  await expect.element(renaming).toHaveValue('Half a tit')
  await userEvent.keyboard('{Escape}')
  app.go(`${place}/1`)
  await button('Rename').first().click()
  const above = page.getByRole('textbox', { name: 'Project title' })
  await userEvent.fill(above, 'Half a name')
  await endSession()
  await logIn(app.world, leyla)
  await expect.element(above).toHaveValue('Half a name')
})

test('recordings of a voice are restored for the customer who left them, and for nobody else', async () => {
  const place = '/en/services/cloning/create'
  const app = await openApp(place, { engines: quickEngines() })
  await chooseSamples([syntheticVoiceFile(8, 'mine.wav')])
  const sample = page.getByText('mine.wav')
  await expect.element(sample).toBeVisible()
  await endSession()
  await follow(app, anar, place)
  await expect.element(button('Continue')).toBeVisible()
  await expect.element(sample).not.toBeInTheDocument()
  await endSession()
  await follow(app, leyla, place)
  await expect.element(sample).toBeVisible()
})

test("a customer who logs in directly after another, in a tab in the background, finds none of the other's input", {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services/website-reader/create', { engines: quickEngines() })
  const field = page.getByLabelText('Address of the site')
  await userEvent.fill(field, 'secret.example')
  await logIn(world, anar)
  await expect.element(field).toHaveValue('')
})
