import { expect, onTestFinished, test } from 'vitest'
import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { fetchFrom } from '#mocks/runtime/fetch-from.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import { TEST_MOMENT } from '#mocks/runtime/test-moment.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seededKey } from '#mocks/services/chat-bot/bot-settings.ts'
import { SHOP_HOST } from '#mocks/services/chat-bot/shop-sources.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { startWidget } from './start-widget.ts'
import { wordsIn } from './widget-words.ts'

const BOT = 1

type Fetch = typeof globalThis.fetch

/** Opens the widget of the shop's bot on a page of its site. `network` wraps requests to the service. */
async function openWidget(language: string) {
  const world = await scenarioWorld('bots', createBrowserEngines(), { clock: frozenClock(TEST_MOMENT) })
  const pageFetch = globalThis.fetch
  const network: { send: Fetch } = { send: fetchFrom(world, location.origin) }
  globalThis.fetch = (input, init) => network.send(input, init)
  const problems: string[] = []
  const startOn = (site: string) => {
    const config = { key: seededKey(BOT), language, origin: location.origin, as: site }
    return startWidget(config, { page: document, report: (problem) => problems.push(problem) })
  }
  const close = await startOn(SHOP_HOST)
  onTestFinished(() => {
    close()
    globalThis.fetch = pageFetch
    world.dispose()
  })
  const root = document.querySelector('avaz-chat')?.shadowRoot
  const field = root?.querySelector('textarea')
  const button = root?.querySelector<HTMLButtonElement>('.send')
  return {
    world,
    network,
    problems,
    startOn,
    button,
    log: () => [...(root?.querySelectorAll('.log li') ?? [])].map(({ textContent }) => textContent),
    note: () => root?.querySelector('[role=status]')?.textContent,
    typed: () => field?.value,
    type(text: string) {
      if (field) field.value = text
    },
    ask(text: string) {
      if (field) field.value = text
      button?.click()
    },
  }
}

type Widget = Awaited<ReturnType<typeof openWidget>>

const setBot = ({ world }: Widget, settings: { domains?: string[]; limits?: { answers_per_day: number } }) =>
  world.write((tx) => tx.bots.update(BOT, (bot) => ({ settings: { ...bot.settings, ...settings } })))

const setMoney = ({ world }: Widget, available: number) =>
  world.write((tx) => tx.wallets.update(demoAccounts.leyla.id, { available }))

const removeSources = ({ world }: Widget) =>
  world.write((tx) => {
    for (const { id, source } of tx.blocks.list({ where: { project_id: BOT } }))
      if (source) tx.blocks.update(id, { source: { ...source, is_on: false } })
  })

const QUESTION = 'Bakıda çatdırılma neçəyədir?'
const isAsking = (init?: RequestInit) => init?.method === 'POST'

test.each(LocaleCode.options)(
  'a missing answer is explained in the visitor’s language: %s',
  async (language) => {
    const words = wordsIn(language)
    const widget = await openWidget(language)
    const { network } = widget
    const { send } = network
    const says = async (sentence: string) => {
      widget.ask(QUESTION)
      await expect.poll(widget.note).toBe(sentence)
      // The question is kept, and one press asks it again.
      expect(widget.typed()).toBe(QUESTION)
      expect(widget.button?.textContent).toBe(words.send)
      expect(widget.log()).toHaveLength(1)
    }

    network.send = () => Promise.reject(new TypeError('Failed to fetch'))
    await says(words.offline)
    network.send = async () => new Response('<html>', { status: 502 })
    await says(words.failed)

    // Stopped while the service still works on the answer.
    network.send = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    widget.ask(QUESTION)
    expect([widget.note(), widget.button?.textContent]).toEqual([words.waiting, words.stop])
    widget.button?.click()
    await expect.poll(widget.note).toBe(words.stopped)
    expect(widget.button?.textContent).toBe(words.send)

    network.send = send
    await setMoney(widget, 0)
    await says(words.no_money)
    await setMoney(widget, 100)
    await setBot(widget, { limits: { answers_per_day: 1 }, domains: [] })
    await says(words.other_site)
    await setBot(widget, { domains: [SHOP_HOST] })
    widget.ask(QUESTION)
    await expect
      .poll(widget.log)
      .toEqual([
        expect.anything(),
        `${words.you}: ${QUESTION}`,
        expect.stringMatching(/4 manatdır.*Çatdırılma/s),
      ])
    expect([widget.note(), widget.typed()]).toEqual(['', ''])
    widget.ask(QUESTION)
    await expect.poll(widget.note).toBe(words.daily_limit)

    // On another site there is no widget, and its developer gets the reason.
    await widget.startOn('other.example')
    expect(widget.problems).toEqual([`Chat: ${words.other_site}`])
    expect(document.querySelectorAll('avaz-chat')).toHaveLength(1)
  },
)

test('a source removed during the answer is not quoted', async () => {
  const widget = await openWidget('en')
  const { send } = widget.network
  widget.network.send = async (input, init) => {
    if (isAsking(init)) await removeSources(widget)
    return send(input, init)
  }
  widget.ask(QUESTION)
  await expect.poll(widget.note).toBe(wordsIn('en').no_sources)
  expect(widget.log()).toHaveLength(1)
})

test('markup in a name, question or answer is shown as text', async () => {
  const widget = await openWidget('en')
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  await widget.world.write((tx) =>
    tx.bots.update(BOT, ({ settings }) => ({
      settings: { ...settings, persona: { ...settings.persona, fallback: hostile } },
    })),
  )
  widget.ask(hostile)
  await expect.poll(widget.log).toEqual([expect.anything(), `You: ${hostile}`, hostile])
  expect(document.querySelector('avaz-chat')?.shadowRoot?.querySelector('img, script')).toBeNull()
})

test('the next question, typed during an answer, is kept', async () => {
  const widget = await openWidget('en')
  const { send } = widget.network
  widget.network.send = async (input, init) => {
    if (isAsking(init)) widget.type(`${QUESTION} And the price?`)
    return send(input, init)
  }
  widget.ask(QUESTION)
  await expect.poll(() => widget.log().length).toBe(3)
  expect(widget.typed()).toBe('And the price?')
})

test('a question with a lost answer is charged once, however often it is sent', async () => {
  const widget = await openWidget('en')
  const { send } = widget.network
  const money = () => widget.world.db.wallets.need(demoAccounts.leyla.id).available
  const before = money()
  widget.network.send = async (input, init) => {
    await send(input, init)
    throw new TypeError('Failed to fetch')
  }
  widget.ask(QUESTION)
  await expect.poll(widget.note).toBe(wordsIn('en').offline)
  widget.network.send = send
  widget.ask(QUESTION)
  await expect.poll(() => widget.log().length).toBe(3)
  expect(before - money()).toBe(3)
  widget.ask(QUESTION)
  await expect.poll(() => widget.log().length).toBe(5)
  expect(before - money()).toBe(6)
})

test('values from a bot’s records are text in its widget, and its colour cannot add styles', async () => {
  const widget = await openWidget('az')
  const html = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
  await widget.world.write((tx) =>
    tx.bots.update(BOT, ({ settings: { persona, look, ...settings } }) => ({
      settings: {
        ...settings,
        look,
        persona: { ...persona, name: html, greeting: html, suggestions: [html] },
      },
    })),
  )
  onTestFinished(await widget.startOn(SHOP_HOST))
  const roots = [...document.querySelectorAll('avaz-chat')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const root = roots.find((each) => each.querySelector('h2')?.textContent === html)
  expect(root?.querySelector('.suggestions')?.textContent).toBe(html)
  expect(root?.querySelector('img, script, style, iframe, a')).toBeNull()
})

test('a visitor’s question is marked with its own language, and the label before it with that of the page', async () => {
  const widget = await openWidget('en')
  widget.ask(QUESTION)
  await expect.poll(() => widget.log().length).toBeGreaterThan(1)
  const mine = document.querySelector('avaz-chat')?.shadowRoot?.querySelector<HTMLElement>('.mine')
  const word = mine?.querySelector<HTMLElement>('.unseen')
  expect([mine?.lang, word?.lang]).toEqual(['az', 'en'])
})
