import type { Page } from 'playwright'

export interface Finding {
  what: string
  count: number
  locale: string
  address: string
  /** Previous actions, the latest last. */
  actions: readonly string[]
}

/** Browsers log refused requests, which the app handles. */
const IGNORED_LOGS = [/^Failed to load resource/, /^\[sandbox\]/]

/** Replaces numbers and addresses, which differ between occurrences of one problem. */
const kindOf = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/\d+/g, '0')
    .slice(0, 300)

/** Collects uncaught errors and console errors, one finding per problem with the actions before it. */
export function watchErrors(page: Page, locale: () => string) {
  const findings = new Map<string, Finding>()
  const actions: string[] = []

  function add(what: string) {
    const kind = kindOf(what)
    const known = findings.get(kind)
    if (known) known.count += 1
    else
      findings.set(kind, {
        what,
        count: 1,
        locale: locale(),
        address: page.url(),
        actions: actions.slice(-12),
      })
  }

  page.on('pageerror', (error) => add(`uncaught: ${error.stack || error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !IGNORED_LOGS.some((remark) => remark.test(text)))
      add(`console: ${text}`)
  })
  return {
    add,
    did(action: string) {
      actions.push(action)
      if (actions.length > 50) actions.shift()
    },
    list: () => [...findings.values()],
  }
}
