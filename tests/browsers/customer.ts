import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { findInPage, type WantedElement } from './find-in-page.ts'
import type { Tab } from './tab.ts'

const POLL_MS = 250
/** About two minutes on a machine that answers at once; longer on a busy one. */
const MAX_POLLS = 480

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The exact name, or a pattern for a part of it. */
const patternOf = (name: string | RegExp) =>
  typeof name === 'string' ? `^${escapePattern(name)}$` : name.source

/** Actions of a customer, in any engine. Each waits until the page is ready for it. */
export class Customer {
  readonly #tab: Tab
  readonly #origin: string
  readonly #downloads: string

  constructor(tab: Tab, origin: string, downloads: string) {
    this.#tab = tab
    this.#origin = origin
    this.#downloads = downloads
  }

  async #until<Result>(
    what: string,
    look: () => Promise<Result | null | false | undefined>,
  ): Promise<Result> {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const seen = await look()
      if (seen) return seen
      await pause(POLL_MS)
    }
    const address = await this.#tab.run<string>('location.href')
    throw new Error(`Not found: ${what}. The page at ${address} says: ${await this.text()}`)
  }

  #find(wanted: WantedElement) {
    return this.#tab.run<ReturnType<typeof findInPage>>(`(${findInPage})(${JSON.stringify(wanted)})`)
  }

  open(path: string) {
    return this.#tab.open(`${this.#origin}${path}`)
  }

  back() {
    return this.#tab.back()
  }

  run<Result>(expression: string) {
    return this.#tab.run<Result>(expression)
  }

  key(key: Parameters<Tab['key']>[0]) {
    return this.#tab.key(key)
  }

  /** Text of the page as it is shown. */
  text() {
    return this.#tab.run<string>('document.body.innerText')
  }

  /** Presses what has this role and name. Returns its name and value. */
  async press(role: WantedElement['role'], name: string | RegExp, more: Pick<WantedElement, 'isLast'> = {}) {
    const wanted = { role, name: patternOf(name), ...more }
    let before: { x: number; y: number } | undefined
    const found = await this.#until(`${role} ${wanted.name}`, async () => {
      const seen = await this.#find(wanted)
      // A moving element, such as an opening dialog, is pressed once it rests.
      const isAtRest = seen?.x === before?.x && seen?.y === before?.y
      before = seen ?? undefined
      return seen?.isReachable && isAtRest && seen
    })
    await this.#tab.press(found)
    return found
  }

  /** Waits for an open dialog: from then on everything is found in it. */
  inDialog() {
    return this.knows(`document.querySelector('dialog[open]')`)
  }

  /** Types into a field, after what is in it. */
  async write(name: string | RegExp, text: string) {
    await this.press('field', name)
    await this.#until(
      `focus in ${name}`,
      async () => (await this.#find({ role: 'field', name: patternOf(name) }))?.isFocused,
    )
    await this.#tab.write(text)
  }

  /** Waits for an element, and returns it. */
  has(role: WantedElement['role'], name: string | RegExp) {
    return this.#until(`${role} ${name}`, () => this.#find({ role, name: patternOf(name) }))
  }

  sees(text: string | RegExp) {
    const pattern = typeof text === 'string' ? new RegExp(escapePattern(text)) : text
    return this.#until(`text ${text}`, async () => pattern.exec((await this.text()).replace(/\u00a0/g, ' ')))
  }

  isAt(pattern: RegExp) {
    return this.#until(`address ${pattern}`, async () =>
      pattern.test(await this.#tab.run<string>('location.href')),
    )
  }

  /** Waits until an expression in the page is true. */
  knows(expression: string) {
    return this.#until(expression, () => this.#tab.run<boolean>(`Boolean(${expression})`))
  }

  async choose(...files: readonly string[]) {
    const field = 'dialog[open] input[type=file], main input[type=file]'
    await this.knows(`document.querySelector('${field}')`)
    await this.#tab.choose(field, files)
  }

  /** Waits for a downloaded file with this ending, and returns its bytes. */
  async downloaded(ending: string): Promise<Buffer> {
    const file = await this.#until(`a downloaded ${ending}`, async () =>
      readdirSync(this.#downloads)
        .map((name) => join(this.#downloads, name))
        .find((path) => path.endsWith(ending) && statSync(path).size > 0),
    )
    return readFileSync(file)
  }

  async logIn() {
    const { email, password } = demoAccounts.leyla
    await this.open('/en/login')
    await this.write(/^Email/, email)
    await this.write(/^Password/, password)
    await this.press('button', 'Log in')
    await this.isAt(/\/en\/?$/)
    await this.sees(/Leyla/)
  }

  /** Opens a page for customers, after a login if nobody is logged in. */
  async enter(path: string) {
    if (!(await this.run<string>('document.cookie')).includes('auth.token=')) await this.logIn()
    await this.open(path)
  }

  /** Waits until the header shows this balance, in whole qəpik. */
  knowsBalance(qepik: number) {
    return this.#until(`balance ${qepik}`, async () => (await this.balance()) === qepik)
  }

  /** Balance in the header, in whole qəpik; the demo account always has one, so zero is not known yet. */
  balance(): Promise<number> {
    return this.#until('the balance', async () => {
      const { name } = await this.has('button', /₼\s?\d/)
      return Number(/\d[\d,]*\.\d{2}/.exec(name)?.[0].replace(/\D/g, ''))
    })
  }

  /** Lets minutes pass in the sandbox, by its panel. */
  async letMinutesPass(minutes: number) {
    await this.press('button', 'Sandbox')
    await this.press('tab', 'Time')
    for (let minute = 0; minute < minutes; minute += 1) await this.press('button', '+ 1 min')
    await this.press('button', 'Sandbox')
  }
}
