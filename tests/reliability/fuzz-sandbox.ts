import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSync, type JsonSchema } from 'json-schema-faker'
import { logInAs } from '#mocks/control/sessions.ts'
import { seededChance } from '#mocks/domain/chance.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { LocaleCode, ServiceSlug } from '#src/contract/primitives.ts'
import { ROOT } from '#tests/support/project-files.ts'
import { serveWorld } from '#tests/support/serve-world.ts'
import { type ValidatedCall, validatingClient } from '#tests/support/validating-client.ts'

/**
 * Sends generated requests, valid and invalid, to the fake backend over HTTP and prints every response that is a
 * server error or violates the OpenAPI document: `npm run sandbox:fuzz -- [requests] [seed]`.
 */
const [requests = '2000', seed = '20261122'] = process.argv.slice(2)
const chance = seededChance(Number(seed))
const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item

interface Operation {
  operationId: string
  parameters?: { name?: string; in?: string; required?: boolean; schema?: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
const description: { paths: Record<string, Record<string, Operation>>; components: object } = JSON.parse(
  readFileSync(join(ROOT, 'openapi', 'openapi.json'), 'utf8'),
)
// Without logout, after which all later requests would be a guest's.
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { operationId }]) => operationId !== 'logout')
    .map(([method, operation]) => ({ path, method: method as ValidatedCall['method'], operation })),
)

const JUNK_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  -1,
  0,
  1.5,
  1e308,
  true,
  [],
  {},
  [[null]],
  'ə'.repeat(2000),
  '\u0000',
  '😀\ud800',
  '__proto__',
  '../../etc/passwd',
  '2026-99-99',
]

function generateValue(schema: JsonSchema | undefined): unknown {
  const whole = { ...(schema as object), components: description.components } as JsonSchema
  const options = { seed: Math.floor(chance() * 2 ** 31), optionalsProbability: chance(), maxDepth: 6 }
  return generateSync(whole, options)
}

/** Replaces or removes one part of a value. */
function corrupted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance() < 0.15) return oneOf(JUNK_VALUES)
  const entries = Object.entries(value)
  if (entries.length === 0) return { [oneOf(['id', 'title', '__proto__', 'x'])]: oneOf(JUNK_VALUES) }
  const [chosen] = oneOf(entries)
  const changed = entries.flatMap(([name, part]) => {
    if (name !== chosen) return [[name, part] as const]
    return chance() < 0.3 ? [] : [[name, corrupted(part)] as const]
  })
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed)
}

const generateGiven = (schema: JsonSchema | undefined) => {
  const value = generateValue(schema)
  return chance() < 0.5 ? corrupted(value) : value
}

const FORM_BOUNDARY = 'part-of-this-form'
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function formOf(value: unknown): string {
  const parts = Object.entries(typeof value === 'object' && value !== null ? value : { x: value })
  const written = parts.map(([name, part]) => {
    const file = chance() < 0.2 ? '; filename="a.wav"\r\ncontent-type: audio/wav' : ''
    return `--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${textOf(part)}\r\n`
  })
  return `${written.join('')}--${FORM_BOUNDARY}--\r\n`
}

function bodyOf({ requestBody }: Operation): Partial<Pick<ValidatedCall, 'headers' | 'body'>> {
  const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(requestBody?.content ?? {})
  if (!schema) return {}
  const isForm = type === 'multipart/form-data'
  const headers = { 'content-type': isForm ? `${type}; boundary=${FORM_BOUNDARY}` : type }
  if (chance() < 0.05) return { headers, body: oneOf(['{', '[1,', '', '"', `--${FORM_BOUNDARY}`]) }
  const value = generateGiven(schema)
  return { headers, body: isForm ? formOf(value) : JSON.stringify(value) }
}

function queryOf({ parameters = [] }: Operation): string {
  const query = new URLSearchParams()
  for (const { name, in: place, required, schema } of parameters)
    if (name && place === 'query' && (required ? chance() < 0.95 : chance() < 0.5))
      query.append(name, textOf(generateGiven(schema)).toWellFormed())
  return query.size > 0 ? `?${query}` : ''
}

const served = await serveWorld()
const send = await validatingClient(served.origin, false)
const { db } = served.host.world
let token = await logInAs(served.host.world, demoAccounts.leyla.id)

function pathOf(path: string): string {
  const slug = chance() < 0.95 ? oneOf(ServiceSlug.options) : oneOf(['unheard-of', '%E0%A4%A', '..%2f'])
  const project = oneOf(db.projects.list({ where: { slug: slug as never } }))?.id ?? 0
  const block = oneOf(db.outlines.get(project)?.block_ids ?? [0])
  const id = (known: number) =>
    chance() < 0.9 ? String(known) : oneOf(['0', '-1', '99999999999999999999', 'x', '%00'])
  return path
    .replace('{slug}', slug)
    .replace(/\{(?:id|projectId)\}/, id(project))
    .replace('{blockId}', id(block))
}

const statuses = new Map<number, number>()
const problems: string[] = []
// Unexpected errors of the backend appear on stderr.
const startedMs = performance.now()
for (let number = 1; number <= Number(requests); number += 1) {
  const { path, method, operation } = oneOf(operations)
  const { headers, body } = bodyOf(operation)
  if (number % 200 === 0) {
    served.host.world.clock.advance(3_600_000)
    token = await logInAs(served.host.world, demoAccounts.leyla.id)
  }
  const call: ValidatedCall = {
    method,
    path: pathOf(path) + queryOf(operation),
    headers: {
      'accept-language': oneOf([...LocaleCode.options, 'xx']),
      authorization: `Bearer ${token}`,
      ...headers,
    },
    ...(body !== undefined && { body }),
  }
  const answered = await send(call).catch((error: unknown) => ({ status: 0, violations: [String(error)] }))
  statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1)
  if (answered.status >= 500 || answered.violations.length > 0)
    problems.push(
      `${operation.operationId} ${answered.status} ${answered.violations.join('; ')}\n  ${method} ${call.path}\n  ${String(body).slice(0, 500)}`,
    )
}
const statusCounts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
const seconds = ((performance.now() - startedMs) / 1000).toFixed(0)
process.stdout.write(`${requests} requests in ${seconds} s, seed ${seed}; ${statusCounts.join(', ')}\n`)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${problems.length} problems\n`)
process.exitCode = problems.length > 0 ? 1 : 0
await served.close()
process.exit()
