import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settlePayment } from '#mocks/features/billing/settle-payment.ts'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { preventLeaving } from '#tests/support/prevent-leaving.ts'

beforeEach(() => sessionStorage.clear())

const addressOf = ({ db }: World) => `/en/services/chat-bot/${db.projects.first({ slug: 'chat-bot' })?.id}`
const log = page.getByRole('log')

test('a question that the balance did not cover is answered after the top-up', { tags: 'long' }, async () => {
  const addresses = preventLeaving()
  const app = await openApp('', { scenario: 'bot-poor', prepare: addressOf })
  await userEvent.fill(page.getByRole('textbox', { name: 'Your question' }), 'Bonuslar nə vaxt yanır?')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('link', { name: /^Top up ₼/ }))
  await userEvent.click(page.getByRole('button', { name: /^Go to payment/ }))
  await expect.poll(() => addresses.length).toBe(1)
  await app.world.write((tx) => {
    for (const { id } of tx.payments.list({})) settlePayment(tx, id, { status: 'paid' })
  })
  app.go('/en/payment/success')
  await userEvent.click(page.getByRole('link', { name: /^Back to the project and go on · ₼0\.03/ }))
  await expect.poll(app.address).toBe(addressOf(app.world))
  await expect.element(log.getByText('Bonuslar bir ildən sonra yanır.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('')
})

test('the owner sees how many questions from other sites were refused, at no cost', async () => {
  const { world, go } = await openApp('/en/services', { scenario: 'bots' })
  const before = JSON.stringify(world.db.wallets.list())
  const { public_key: key } = world.db.bots.need(world.db.projects.first({ slug: 'chat-bot' })?.id ?? 0)
  const body = JSON.stringify({ text: 'Salam', conversation_id: 'other' })
  for (let asked = 0; asked < 3; asked += 1)
    await world.fetch(
      new Request(`${location.origin}/chat/v1/${key}?as=other.example`, { method: 'POST', body }),
    )
  go(addressOf(world))
  await userEvent.click(page.getByRole('tab', { name: 'Embed' }))
  await expect.element(page.getByText('Questions refused today: from another site: 3.')).toBeVisible()
  expect(JSON.stringify(world.db.wallets.list())).toBe(before)
})

test('questions, conversations and sources of a bot start at the left edge of their heading', async () => {
  await openApp('', { scenario: 'bots', prepare: addressOf })
  await userEvent.click(page.getByRole('tab', { name: 'Conversations' }))
  const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left)
  const heading = page.getByRole('heading', { name: 'Questions without an answer' })
  const left = leftOf(await heading.findElement())
  const texts = page.getByRole('list', { name: 'Conversations' }).getByText(/Kargo/)
  expect(leftOf(await texts.first().findElement())).toBe(left)
  await userEvent.click(page.getByRole('tab', { name: 'Sources' }))
  const icons = page.getByRole('list', { name: 'Sources' }).getByRole('listitem').first()
  expect(leftOf((await icons.findElement()).querySelector('svg') ?? document.body)).toBe(left)
})

test('an unanswered question is answered with one press; conversations are filtered, and the saved file has the same filter', {
  tags: 'long',
}, async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await openApp('', { scenario: 'bots', prepare: addressOf })
  await userEvent.click(page.getByRole('tab', { name: 'Conversations' }))
  const open = page.getByRole('region', { name: 'Questions without an answer' })
  const line = open.getByRole('listitem').filter({ hasText: 'Do you have a store in Berlin?' })
  await userEvent.click(line.getByRole('button', { name: 'Answer it' }))
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Answer' }), 'Not in Berlin.')
  await userEvent.click(page.getByRole('button', { name: 'Save as a source' }))
  await expect.element(line).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('radio', { name: 'Bad' }))
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Download CSV' }))
  const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? []
  // A header line, and two questions with their answers.
  expect(lines).toHaveLength(5)
  expect(lines.slice(1).every((line) => line.startsWith('visitor-2'))).toBe(true)
  await userEvent.click(rows.getByRole('button', { name: /Kargo/ }))
  await expect.element(log.getByText('Kırılan ekran garanti kapsamında mı?')).toBeVisible()
})

test('an answer saved again after a lost response creates only one source', async () => {
  const { world } = await openApp('', { scenario: 'bots', prepare: addressOf })
  const added = () => world.db.blocks.list({}).filter(({ text }) => text === 'Not in Berlin.')
  await userEvent.click(page.getByRole('tab', { name: 'Conversations' }))
  await userEvent.click(page.getByRole('button', { name: 'Answer it' }).first())
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Answer' }), 'Not in Berlin.')
  const save = page.getByRole('button', { name: 'Save as a source' })
  world.faults.add({ endpoint: 'updateSettings', fault: { kind: 'network' }, when: 'after', times: 1 })
  await userEvent.click(save)
  await expect.poll(() => added().length).toBe(1)
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  await userEvent.click(save)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(added()).toHaveLength(1)
})

test('the preview is in the language of the bot, not of the customer, like the widget', {
  tags: 'long',
}, async () => {
  await openApp('', { scenario: 'bots', prepare: addressOf })
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await userEvent.clear(page.getByRole('textbox', { name: 'Greeting' }))
  const preview = page.getByText('How it will look on the site').element().closest('figure')
  await expect.poll(() => preview?.textContent).toContain('Salam! Sizə necə kömək edə bilərəm?Sualınız')
  await userEvent.click(page.getByRole('combobox', { name: 'Language of the bot' }))
  await userEvent.click(page.getByRole('option', { name: /Russian|Русский/ }))
  await expect.poll(() => preview?.textContent).toContain('Здравствуйте! Чем могу помочь?')
})

test('settings saved in another tab are kept when a different field was edited here', {
  tags: 'long',
}, async () => {
  const { world, go } = await openApp('', { scenario: 'bots', prepare: addressOf })
  const id = world.db.projects.first({ slug: 'chat-bot' })?.id ?? 0
  const settings = page.getByRole('tab', { name: 'Settings' })
  const name = page.getByRole('textbox', { name: 'Name that visitors see' })
  const sites = page.getByRole('textbox', { name: 'Sites' })
  await userEvent.click(settings)
  await userEvent.fill(name, 'Narınc')
  await world.write((tx) =>
    tx.bots.update(id, (bot) => ({ settings: { ...bot.settings, domains: ['new.example'] } })),
  )
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go(addressOf(world))
  await userEvent.click(settings)
  await expect.element(name).toHaveValue('Narınc')
  await expect.element(sites).toHaveValue('new.example')
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect.poll(() => world.db.bots.get(id)?.settings.persona.name).toBe('Narınc')
  expect(world.db.bots.get(id)?.settings.domains).toEqual(['new.example'])
})

test('bots that answer nobody say why in the project, the list and home, and for how many answers the balance lasts', {
  tags: 'long',
}, async () => {
  const reasons = [
    'The bot does not answer: the balance is used up',
    'The bot does not answer: the daily limit is reached',
  ]
  const { world, go } = await openApp('/en/services/chat-bot/1', { scenario: 'mute-bots' })
  await expect.element(page.getByText(reasons[0] ?? '')).toBeVisible()
  await expect.element(page.getByText(/the balance lasts for about 0 answers/)).toBeVisible()
  go('/en/services/chat-bot/2')
  await expect.element(page.getByText(reasons[1] ?? '')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change the limit' })).toBeVisible()
  await expect.element(page.getByText('Ready to answer')).not.toBeInTheDocument()
  for (const address of ['/en/services/chat-bot', '/en']) {
    go(address)
    for (const reason of reasons) await expect.element(page.getByText(reason).last()).toBeVisible()
    await expect.element(page.getByText('Ready to answer')).not.toBeInTheDocument()
  }
  await world.write((tx) => tx.wallets.update(1, { available: 1_000 }))
  go('/en/services/chat-bot/1')
  await expect.element(page.getByText(/the balance lasts for about 333 answers/)).toBeVisible()
})

test('a bot whose server names neither sources, conversations nor sites is not said to have none', async () => {
  await openApp('', { scenario: 'specified-backend', prepare: addressOf })
  await expect.element(page.getByText('Azerbaijani', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/\b0 sources/)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('tab', { name: 'Conversations' }))
  await expect.element(page.getByText(/does not say which conversations/)).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Embed' }))
  await expect.element(page.getByText('The server gives no code here.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('No site is allowed yet', { exact: false })).not.toBeInTheDocument()
})
