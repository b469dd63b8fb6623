import * as z from 'zod/mini'
import type { Fault, FaultRule } from '#mocks/http/faults.ts'
import type { JournalEntry } from '#mocks/http/journal.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { HIDDEN } from '#src/rules/hide-credentials.ts'

const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Headers that describe the browser or the single attempt, not the request; a copy has its own. */
const OWN_HEADERS =
  /^(?:host|connection|content-length|accept-encoding|user-agent|referer|origin|sec-.*|x-sandbox-.*|cookie|idempotency-key)$/

/** A part of a form as the journal notes it. `@` makes it a file, unless the text merely starts with that sign. */
function partOption(part: string): string {
  const [, name, file = '', type] = /^([^=]*)=@(.*) \(([^,()]*), \d+ bytes\)$/.exec(part) ?? []
  if (name === undefined) return `--form-string ${quoteForShell(part.replaceAll('\n  ', '\n'))}`
  const path = `"${file.replace(/[\\"]/g, '\\$&')}"`
  return `-F ${quoteForShell(`${name}=@${path}${type && `;type=${type}`}`)}`
}

function bodyOptions({ body = '', headers }: JournalEntry): string[] {
  if (!body) return []
  if (!(headers['content-type'] ?? '').startsWith('multipart/') && !headers['x-sandbox-form'])
    return [`--data-raw ${quoteForShell(body)}`]
  return body.split(/\n(?! {2})/).map(partOption)
}

/** Replaces a hidden token by the shell variable `TOKEN`, so that the line works with the developer's own token. */
const headerOption = ([name, value]: [string, string]) =>
  value === `Bearer ${HIDDEN}` ? `-H "${name}: Bearer $TOKEN"` : `-H ${quoteForShell(`${name}: ${value}`)}`

/** A request of the journal as a curl command. Files of a form appear by name. */
export function curlOf(entry: JournalEntry): string {
  const headers = Object.entries(entry.headers).filter(
    ([name, value]) =>
      !OWN_HEADERS.test(name) && !(name === 'content-type' && value.startsWith('multipart/')),
  )
  return [
    `curl -X ${entry.method} ${quoteForShell(entry.base + entry.path)}`,
    ...headers.map(headerOption),
    ...bodyOptions(entry),
  ].join(' \\\n  ')
}

const Failure = z.object({
  message: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The failure in a response, as a fault that reproduces it; undefined for a success. */
function faultOf({ status, answer, rule }: JournalEntry): Fault | undefined {
  if (rule) return rule.fault
  if (status < 400) return undefined
  const { message, errors } = Failure.safeParse(jsonOf(answer)).data ?? {}
  return { kind: 'status', status, ...(message && { message }), ...(errors && { errors }) }
}

/** Identifies a rule by its calls and their failure, without the number of times that are left. */
const effectKeyOf = ({ skip: _, times: __, ...effect }: FaultRule) => JSON.stringify(effect)

function rulesOf(entry: JournalEntry, rules: readonly FaultRule[]): readonly FaultRule[] {
  const fault = faultOf(entry)
  const isStanding = rules.some((rule) => entry.rule && effectKeyOf(rule) === effectKeyOf(entry.rule))
  if (!fault || isStanding) return rules
  const { endpoint, method, path, rule } = entry
  const call = endpoint === undefined ? { method, path } : { endpoint }
  return [...rules, { ...call, fault, ...(rule?.when && { when: rule.when }) }]
}

const isBareName = (name: string) => /^[a-z_]\w*$/i.test(name)

/** Source text: JSON with single quotes and bare names, in this repository's style. */
function sourceText(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(sourceText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{ ${fields.map(([name, each]) => `${isBareName(name) ? name : sourceText(name)}: ${sourceText(each)}`).join(', ')} }`
}

export interface CopyContext {
  scenario: ScenarioName
  rules: readonly FaultRule[]
  /** Address of the page, without the language. */
  address: string
}

const nameOf = ({ endpoint, status }: JournalEntry) => `${endpoint ?? 'call'}-${status}`

/** An entry for `mocks/scenarios/scenarios.ts` in which the call gets the same response as here. */
export function scenarioSource(entry: JournalEntry, { scenario, rules }: CopyContext): string {
  const faults = rulesOf(entry, rules)
  return [
    `'${nameOf(entry)}': {`,
    `  description: ${sourceText(`${entry.method} ${entry.path} is answered ${entry.status}.`)},`,
    '  seed(tx) {',
    `    scenarios${isBareName(scenario) ? `.${scenario}` : `[${sourceText(scenario)}]`}.seed(tx)`,
    '  },',
    ...(faults.length > 0 ? [`  faults: ${sourceText(faults)},`] : []),
    '},',
  ].join('\n')
}

/** Every loaded page has this heading; the developer replaces it by the subject of the story. */
const HEADING_CHECK = "(page) => page.findByRole('heading', { level: 1 })"

/** A story of the page that made the call, preceded by the scenario in which it gets the same response. */
export function storySource(entry: JournalEntry, context: CopyContext): string {
  const { scenario, rules, address } = context
  const isFaulty = rulesOf(entry, rules).length > 0
  const name = nameOf(entry).replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const world = sourceText({ scenario: isFaulty ? nameOf(entry) : scenario })
  const make = isFaulty ? 'faultStory' : 'appStory'
  const story = `export const ${name}: Story = ${make}(${sourceText(address)}, ${world}, ${HEADING_CHECK})`
  return isFaulty ? `${scenarioSource(entry, context)}\n\n${story}` : story
}
