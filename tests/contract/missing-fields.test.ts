import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setCaptchaMode } from '#mocks/features/account/captcha-mode.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { contractModules } from '#scripts/openapi/contract-modules.ts'
import { readAnswer } from '#src/api/call.ts'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { type Endpoints, endpoints } from '#src/contract/endpoints.ts'
import { isMaybeUnknown } from '#src/contract/maybe-unknown.ts'
import { specifiedFields } from '#src/contract/specified.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'

type Json = Record<string, unknown>

interface Source {
  readonly call: keyof Endpoints
  readonly params?: Json
  readonly query?: Json
  /** Objects of this kind in the data of the call. */
  objects(data: Json): readonly Json[]
}

const PROJECT = 14
const slug = 'text-to-speech'
const all = (value: unknown) => value as readonly Json[]
const projectOf = (data: Json) => data.project as Json & { body: Json & { blocks: Json[] } }
const ofProject = { call: 'getProject', params: { slug, id: PROJECT } } as const

/** Calls whose responses have the things that the specification names. */
const sources: Readonly<Record<string, Source>> = {
  Customer: { call: 'getProfile', objects: ({ customer }) => [customer as Json] },
  Service: { call: 'getServices', objects: ({ services }) => all(services) },
  Project: { ...ofProject, objects: (data) => [projectOf(data)] },
  Block: { ...ofProject, objects: (data) => projectOf(data).body.blocks },
  Generated: {
    ...ofProject,
    objects: (data) => projectOf(data).body.blocks.map(({ generated }) => generated as Json),
  },
  Voice: { call: 'getVoices', query: {}, objects: ({ voices }) => all(voices) },
  Language: { call: 'getLanguages', objects: ({ languages }) => all(languages) },
  Format: { call: 'getFormats', params: { slug }, objects: ({ formats }) => all(formats) },
  Transaction: { call: 'getTransactions', query: { page: 1 }, objects: ({ items }) => all(items) },
  Bonus: { call: 'checkPromoCode', query: { code: 'BAHAR25' }, objects: ({ bonus }) => [bonus as Json] },
}

/** Derived values that differ from those of the sandbox; every other derived value is the same. */
const derived: Readonly<Record<string, (object: Json) => unknown>> = {
  'Customer.id': () => expect.any(Number),
  'Service.limits': ({ slug }) => Object(serviceLimits)[String(slug)] ?? {},
  'Block.text': () => '',
  'Generated.status': ({ audio_url }) => (audio_url ? 'ready' : 'none'),
  'Voice.is_favorite': () => false,
  'Voice.is_owner': () => false,
  'Language.iso': ({ code }) => code,
  'Language.native_name': ({ name }) => name,
  'Language.services': () => serviceSlugs,
  'Language.is_source': () => true,
  'Language.is_target': () => true,
  'Format.mime': () => 'application/octet-stream',
  'Format.label': ({ code }) => String(code).toUpperCase(),
  'Format.qualities': () => [],
  'Format.options': () => [],
  'Transaction.number': ({ id }) => String(id),
}

let tell: (source: Source) => Promise<string>
beforeAll(async () => {
  await startI18n('az')
  const { world, fetch } = await testWorld('main')
  await world.write((tx) => setCaptchaMode(tx, 'off'))
  const { email, password } = demoAccounts.leyla
  const login = await fetch('/api/customer/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token } = (await login.json()).data
  tell = async ({ call, params = {}, query = {} }) => {
    const path = endpoints[call].path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    const address = `/api${path}?${new URLSearchParams(query as Record<string, string>)}`
    const headers = { Authorization: `Bearer ${access_token}`, 'Accept-Language': 'az' }
    return (await fetch(address, { headers })).text()
  }
})
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

async function read({ call, params = {}, query = {} }: Source, text: string): Promise<Json> {
  const never = () => Promise.reject(new Error('asks for nothing else'))
  const received = { status: 200, retryAfter: null, text }
  const input = { params, query, body: undefined }
  return (await readAnswer(endpoints[call], received, undefined, input, never)).data as Json
}

const schemas = new Map(
  (await contractModules()).flatMap(({ schemas }) => schemas).map(({ name, schema }) => [name, schema]),
)
const fields = Object.entries(specifiedFields).flatMap(([name, specified]) => {
  const { shape = {} } = Object(schemas.get(name)?._zod.def) as {
    shape?: Record<string, Parameters<typeof isMaybeUnknown>[0]>
  }
  return Object.entries(shape)
    .filter(
      ([field, schema]) =>
        !specified.includes(field) && (isMaybeUnknown(schema) || schema._zod.optin !== 'optional'),
    )
    .map(([field, schema]) => ({ name, field, isUnknown: isMaybeUnknown(schema) }))
})

test.each(fields)(
  'a $name without $field is read, with nothing made up',
  async ({ name, field, isUnknown }) => {
    const source = sources[name] as Source
    const text = await tell(source)
    const whole = await read(source, text)
    const envelope: { data: Json } = JSON.parse(text)
    for (const object of source.objects(envelope.data)) delete object[field]
    const objects = source.objects(await read(source, JSON.stringify(envelope)))
    const expected = source.objects(whole).map((object) => {
      if (isUnknown) return undefined
      return derived[`${name}.${field}`]?.(object) ?? object[field]
    })
    expect(objects.length).toBeGreaterThan(0)
    expect(objects.map((object) => object[field])).toEqual(expected)
  },
)
