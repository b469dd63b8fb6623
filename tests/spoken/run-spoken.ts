import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { launch, type Page } from 'puppeteer-core'
import { az } from '#mocks/payment-page/texts/az.ts'
import { en } from '#mocks/payment-page/texts/en.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { type Texts, textsOf } from '#tests/e2e/support/texts.ts'
import { freePort } from '#tests/support/free-port.ts'
import { withServer } from '#tests/support/with-server.ts'
import { startAccessibility, startScreenReader } from './screen-reader.ts'

const [folder = '.', only = ''] = process.argv.slice(2)
const MAX_STOPS = 90
const MAX_POLLS = 400
const POLL_MS = 250
const MAX_TAB_POLLS = 40
const TAB_POLL_MS = 50
const MAX_TRIES = 8
/** Enough of a name to recognise it in Orca's words, which spell numbers and signs in their own way. */
const FIRST_LETTERS = 5
const VIEW = { width: 1280, height: 900 }

type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>

interface SpokenContext {
  readonly page: Page
  readonly reader: ScreenReader
  readonly t: Texts
  readonly origin: string
  readonly locale: 'en' | 'az'
  readonly lines: string[]
}

/** Name of the focused element, as the page gives it; empty if the page itself has the focus. Remembers the element. */
const FOCUSED_NAME = `(() => {
  const element = document.activeElement
  window.leftStop = element
  if (!element || element === document.body) return ''
  const label = element.labels?.[0]?.textContent
  return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim()
})()`

async function waitUntil({ page }: SpokenContext, what: string, expression: string) {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    // Fails if the page is left meanwhile.
    if (await page.evaluate(`Boolean(${expression})`).catch(() => false)) return
    await pause(POLL_MS)
  }
  throw new Error(`Not reached: ${what}. The page says: ${await page.evaluate('document.body.innerText')}`)
}

const waitForText = (given: SpokenContext, text: string) =>
  waitUntil(given, text, `document.body.innerText.includes(${JSON.stringify(text)})`)

const inCell = (words: readonly string[]) => words.join(' · ').replaceAll('|', '\\|') || '–'

/** Writes down an action and what Orca said about it. */
async function recordSpeech({ reader, lines }: SpokenContext, action: string) {
  lines.push(`| ${action} | ${inCell(await reader.said())} |`)
}

/** Keys of the keyboard itself: Orca hears no others. */
const pressKey = (key: string) => execFileSync('xdotool', ['key', key])
const typeText = (text: string) => execFileSync('xdotool', ['type', '--delay', '40', text])

type TabKey = 'Tab' | 'shift+Tab'

/** Presses Tab and waits until the focus has left the remembered element, within the page or out of it. */
async function pressTab({ page }: SpokenContext, key: TabKey) {
  pressKey(key)
  for (let poll = 0; poll < MAX_TAB_POLLS; poll += 1) {
    if (await page.evaluate('document.activeElement !== window.leftStop || !document.hasFocus()')) return
    await pause(TAB_POLL_MS)
  }
}

/** Presses Tab until the focused control has this name, and waits until Orca has said it. */
async function tabTo(given: SpokenContext, name: RegExp, key: TabKey = 'Tab') {
  const { page, reader, lines } = given
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const focused = String(await page.evaluate(FOCUSED_NAME))
    if (name.test(focused)) {
      lines.push(
        `| ${key}, ${stop} times | ${await waitUntilHeard(given, focused.slice(0, FIRST_LETTERS))} |`,
      )
      return
    }
    // Only the words of the last stop are written down.
    await reader.skip()
    await pressTab(given, key)
  }
  throw new Error(`No stop of the Tab key is named ${name}`)
}

/** Orca's words up to this one: it lags behind the page, and takes letters for commands until then. */
async function waitUntilHeard({ reader }: SpokenContext, word: string) {
  const words: string[] = []
  for (let tries = 0; tries < MAX_TRIES && !words.some((each) => each.includes(word)); tries += 1)
    words.push(...(await reader.said()))
  return inCell(words)
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A name that begins with the words of a text, not with a longer word. */
const startsWith = (text: string) =>
  new RegExp(`^${escapePattern(text.split('{{')[0]?.trim() ?? '')}(?!\\p{L})`, 'u')

/**
 * Opens another page and waits until the customer can use it. Not by `page.goto`: in Firefox its event `load` waits for
 * imports of the app's code, too, which on a busy machine take longer than the client's limit.
 */
async function open(given: SpokenContext, path: string) {
  const { page, origin, locale } = given
  const address = JSON.stringify(`${origin}${locale === 'az' ? '' : `/${locale}`}${path}`)
  await page.evaluate(`window.isLeft = true; setTimeout(() => location.assign(${address}))`)
  await waitUntil(
    given,
    path,
    `!window.isLeft && document.querySelector('h1') && !document.querySelector('[aria-busy=true]')`,
  )
  // From the address field into the page.
  if (!(await page.evaluate('document.hasFocus()'))) pressKey('F6')
}

async function logIn(given: SpokenContext) {
  const { t } = given
  const { email, password } = demoAccounts.leyla
  await open(given, '/login')
  await recordSpeech(given, 'the login page is opened')
  await tabTo(given, startsWith(t('auth:email')))
  typeText(email)
  await tabTo(given, startsWith(t('auth:password')))
  typeText(password)
  await given.reader.said()
  pressKey('Return')
  await waitUntil(given, 'the home page', `!location.pathname.includes('login')`)
  await recordSpeech(given, 'Enter')
}

async function writeText(given: SpokenContext) {
  const { t } = given
  await open(given, '/services/text-to-speech/create')
  await recordSpeech(given, 'the form of a new text is opened')
  await tabTo(given, startsWith(t('editor:empty.write')))
  pressKey('Return')
  await waitUntil(given, 'the first block', `document.activeElement?.matches('textarea')`)
  given.lines.push(`| Enter | ${await waitUntilHeard(given, t('editor:block.text', { number: 1 }))} |`)
  typeText('Salam.')
  await recordSpeech(given, 'a text is written')
  await waitForText(given, t('editor:save.saved'))
}

async function generate(given: SpokenContext) {
  const { t } = given
  await tabTo(given, startsWith(t('editor:generate.blocks', { count: 1, price: '{{' })))
  pressKey('Return')
  await waitForText(given, t('editor:generate.nothing'))
  await recordSpeech(given, 'Enter, and the run ends')
  await tabTo(given, startsWith(t('editor:sound.play', { number: 1 })), 'shift+Tab')
  pressKey('Return')
  await recordSpeech(given, 'Enter: the block is heard')
}

async function exportFile(given: SpokenContext) {
  const { t } = given
  await tabTo(given, startsWith(t('common:actions.export')))
  pressKey('Return')
  await waitUntil(given, 'the dialog', `document.querySelector('dialog[open]')`)
  await recordSpeech(given, 'Enter')
  await tabTo(given, startsWith(t('editor-modals:export.start')))
  pressKey('Return')
  await waitForText(given, t('editor-modals:export.download'))
  await recordSpeech(given, 'Enter, and the file is ready')
  pressKey('Escape')
  await recordSpeech(given, 'Escape')
}

const paymentTexts = { az, en }

async function topUp(given: SpokenContext) {
  const { t, locale } = given
  await tabTo(given, startsWith(t('balance.button', { amount: '{{' })))
  pressKey('Return')
  await waitUntil(given, 'the dialog', `document.querySelector('dialog[open]')`)
  await recordSpeech(given, 'Enter')
  await tabTo(given, /₼/)
  pressKey('Return')
  await recordSpeech(given, 'Enter')
  await tabTo(given, startsWith(t('billing:topUp.confirmPlain')))
  pressKey('Return')
  const { pay } = paymentTexts[locale]
  await waitUntil(
    given,
    'the payment page',
    `document.querySelector('[type=submit]')?.closest('.payment-actions')`,
  )
  await recordSpeech(given, 'Enter: the payment page of the sandbox')
  await tabTo(given, new RegExp(pay.replace('{amount}', '.*')))
  pressKey('Return')
  const paid = t('billing:payment.success.title')
  await waitForText(given, paid)
  given.lines.push(`| Enter: it is paid | ${await waitUntilHeard(given, paid)} |`)
}

const journeyParts = [
  ['Log in', logIn],
  ['Create and write', writeText],
  ['Generate and hear', generate],
  ['Export', exportFile],
  ['Top up', topUp],
] as const satisfies readonly (readonly [string, (given: SpokenContext) => Promise<void>])[]

async function runIn(locale: 'en' | 'az', origin: string, page: Page, reader: ScreenReader) {
  const lines: string[] = []
  const given: SpokenContext = { page, reader, t: await textsOf(locale), origin, locale, lines }
  let passed = 0
  for (const [title, part] of journeyParts) {
    if (!title.includes(only)) continue
    lines.push(`\n### ${title} (${locale})\n`, '| what the customer does | what Orca says |', '|---|---|')
    const startMs = performance.now()
    try {
      await part(given)
      passed += 1
      console.info(`✓ ${title} (${locale}), ${Math.round((performance.now() - startMs) / 1000)} s`)
    } catch (error) {
      console.error(`✗ ${title} (${locale}): ${String(error).slice(0, 600)}`)
      // Later parts start where this one ends.
      break
    } finally {
      writeFileSync(join(folder, `${locale}.md`), `${lines.join('\n')}\n`)
    }
  }
  // The next language starts as a guest.
  await page.evaluate("document.cookie = 'auth.token=; Path=/; Max-Age=0'")
  return passed
}

const stopAccessibility = await startAccessibility()
const browser = await launch({
  browser: 'firefox',
  executablePath: '/usr/bin/firefox-esr',
  headless: false,
  defaultViewport: VIEW,
  extraPrefsFirefox: {
    'accessibility.force_disabled': -1,
    // The browser's own list of downloads would take the focus from the page.
    'browser.download.alwaysOpenPanel': false,
  },
  env: { ...process.env, GNOME_ACCESSIBILITY: '1' },
})
const reader = await startScreenReader(join(folder, 'orca.log'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
let passed = 0
await withServer(['node', 'scripts/serve-build.ts', 'sandbox', '--port', String(port)], origin, async () => {
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  for (const locale of ['en', 'az'] as const) {
    passed += await runIn(locale, origin, page, reader)
  }
})
reader.stop()
await browser.close()
stopAccessibility()
const failed = 2 * journeyParts.length - passed
console.info(`\nWritten to ${folder}\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
