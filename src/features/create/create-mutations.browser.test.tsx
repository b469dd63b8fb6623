import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { notifications } from '#src/lib/notifications.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

test('a form whose responses are lost makes one project, shows it, and makes another one for new content', async () => {
  const { world, address } = await openApp('/en/services/chat-bot/create', { engines: quickEngines() })
  const named = (title: string) => world.db.projects.list({ where: { customer_id: 1, title } })
  const name = page.getByRole('textbox', { name: /^Name/ })
  const create = page.getByRole('button', { name: 'Create' })
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 2 })
  await userEvent.fill(name, 'Opening hours')
  for (const attempt of [1, 2]) {
    await userEvent.click(create)
    await expect
      .poll(() => world.journal.entries.filter(({ endpoint }) => endpoint === 'initProject').length)
      .toBe(attempt)
    await expect.element(page.getByRole('alert').first()).toBeVisible()
  }
  expect(named('Opening hours')).toHaveLength(1)
  await userEvent.fill(name, 'Delivery')
  await userEvent.click(create)
  await expect.element(page.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  expect(address()).toBe(`/en/services/chat-bot/${named('Delivery')[0]?.id}`)
})

const nameOfBot = page.getByRole('textbox', { name: /^Name/ })
const textOfBook = page.getByRole('textbox', { name: /^Text/ })
const addressOfRecording = page.getByRole('textbox', { name: 'Link' })

interface LostForm {
  readonly slug: ServiceSlug
  readonly submit: string
  readonly fill: () => Promise<unknown>
  /** The restored input after a reload, once the draft has been read. */
  readonly restored: Locator
}

const lostForms: Record<string, LostForm> = {
  'a bot': {
    slug: 'chat-bot',
    submit: 'Create',
    fill: () => userEvent.fill(nameOfBot, 'Opening hours'),
    restored: nameOfBot,
  },
  'a bot of which nothing is typed': {
    slug: 'chat-bot',
    submit: 'Create',
    fill: () => expect.element(nameOfBot).toHaveValue(''),
    restored: nameOfBot,
  },
  'a book that is pasted': {
    slug: 'audio-book',
    submit: 'Continue',
    async fill() {
      await userEvent.click(page.getByRole('tab', { name: 'Text' }))
      await userEvent.fill(textOfBook, 'Chapter 1\n\nIt was a bright cold day.')
    },
    restored: textOfBook,
  },
  'a recording at an address': {
    slug: 'speech-to-text',
    submit: 'Continue',
    async fill() {
      await userEvent.click(page.getByRole('tab', { name: 'Link' }))
      await userEvent.fill(addressOfRecording, 'https://samples.avaz.example/meeting-az.wav')
    },
    restored: addressOfRecording,
  },
}

test.each(Object.entries(lostForms))(
  '%s is made once if it is sent again after a lost response and a reload',
  { tags: 'long' },
  async (_what, { slug, submit, fill, restored }) => {
    const { world, address, reload } = await openApp(`/en/services/${slug}/create`, {
      engines: quickEngines(),
    })
    const own = () => world.db.projects.list({ where: { customer_id: 1, slug } })
    const before = own().length
    await fill()
    const { value } = restored.element() as HTMLInputElement
    const send = page.getByRole('button', { name: submit })
    world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 1 })
    await userEvent.click(send)
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    expect(own()).toHaveLength(before + 1)
    reload()
    notifications.clear()
    await expect.element(restored).toHaveValue(value)
    await expect.element(send).toBeEnabled()
    await userEvent.click(send)
    await expect.poll(address).toMatch(/\d$/)
    expect(address()).toBe(`/en/services/${slug}/${own().at(-1)?.id}`)
    expect(own()).toHaveLength(before + 1)
  },
)

const BOTS = '/en/services/chat-bot'

async function sendBot() {
  const app = await openApp(BOTS, { engines: quickEngines() })
  app.go(`${BOTS}/create`)
  const { asked, letGo } = holdAnswers('/init')
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Opening hours')
  await userEvent.click(page.getByRole('button', { name: 'Create' }))
  await expect.poll(asked).toBe(1)
  app.back()
  await expect.element(page.getByRole('button', { name: 'New project' })).toBeVisible()
  const bots = () => app.world.db.projects.list({ where: { customer_id: 1, title: 'Opening hours' } })
  return { ...app, letGo, bots }
}

test('a customer who leaves while a form is sent stays elsewhere and sees a message about the new project', {
  tags: 'long',
}, async () => {
  const { address, go, letGo } = await sendBot()
  onTestFinished(notifications.clear)
  letGo()
  await expect.element(page.getByText('The project “Opening hours” was created.')).toBeVisible()
  expect(address()).toBe(BOTS)
  go(`${BOTS}/create`)
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('')
})

test('a customer who returns to a form that is being sent cannot send it again and gets its project', async () => {
  const { address, go, letGo, bots } = await sendBot()
  go(`${BOTS}/create`)
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Opening hours')
  await expect
    .element(page.getByRole('button', { name: 'Create Creating' }))
    .toHaveAttribute('aria-disabled', 'true')
  letGo()
  await expect.poll(address).toBe(`${BOTS}/${bots()[0]?.id}`)
  expect(bots()).toHaveLength(1)
})

test('a new text whose response was lost is the same project after a reload', { tags: 'long' }, async () => {
  const { world, address, back, go, reload } = await openApp('/en/services/text-to-speech')
  const texts = () => world.db.projects.list({ where: { customer_id: 1, slug: 'text-to-speech' } })
  const before = texts().length
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 1 })
  go('/en/services/text-to-speech/create')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(texts()).toHaveLength(before + 1)
  reload()
  await expect.poll(address).toMatch(/\d$/)
  expect(address()).toBe(`/en/services/text-to-speech/${texts().at(-1)?.id}`)
  expect(texts()).toHaveLength(before + 1)
  back()
})

test('leaving before a new text is ready deletes it and does not navigate', { tags: 'long' }, async () => {
  const { world, address, back } = await openApp('/en/services/text-to-speech')
  const count = () => world.db.projects.list({ where: { customer_id: 1 } }).length
  const before = count()
  await expect.element(page.getByRole('searchbox').first()).toBeVisible()
  const { asked, letGo } = holdAnswers('/init')
  await userEvent.click(page.getByRole('link', { name: 'New project' }))
  await expect.poll(asked).toBe(1)
  expect(count()).toBe(before + 1)
  back()
  await expect.element(page.getByRole('searchbox').first()).toBeVisible()
  letGo()
  await expect.poll(count).toBe(before)
  expect(address()).toBe('/en/services/text-to-speech')
})
