import * as z from 'zod/mini'
import { seededChance } from '#mocks/domain/chance.ts'
import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { CustomAnswer } from './custom-answer.ts'
import { json } from './respond.ts'

const Fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    message: z.optional(z.string()),
    errors: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  z.strictObject({ kind: z.literal('refused'), message: z.optional(z.string()) }),
  z.strictObject({ kind: z.enum(['network', 'hang', 'html', 'empty', 'cut-off']) }),
  CustomAnswer,
])
export type Fault = z.infer<typeof Fault>

/**
 * Which requests fail, and how. Defaults: every `endpoint`, any number of `times` until the rule is removed, all
 * requests (`share` 1).
 */
export const FaultRule = z.strictObject({
  endpoint: z.optional(z.string()),
  method: z.optional(z.string()),
  /** Start of the path. */
  path: z.optional(z.string()),
  /** Whole path with its query. */
  address: z.optional(z.string()),
  fault: Fault,
  times: z.optional(z.int().check(z.positive())),
  /** Number of matching requests that succeed first: 2 makes the third one fail. */
  skip: z.optional(z.int().check(z.nonnegative())),
  share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** `after`: the operation is done, only its response is lost. */
  when: z.optional(z.enum(['before', 'after'])),
})
export type FaultRule = z.infer<typeof FaultRule>

interface Target {
  endpoint: string | undefined
  method: string
  path: string
  /** Path with its query. */
  address: string
}

/** Fault settings in a form that can be stored. */
export const FaultState = z.object({ rules: z.array(FaultRule), seed: z.int() })
export type FaultState = z.infer<typeof FaultState>

/** `edited` by hand, `used` by a counted request, `restored` from the store. */
export type FaultChange = 'edited' | 'used' | 'restored'

export class Faults {
  #rules: FaultRule[] = []
  #seed: number
  #chance: () => number
  #listeners = new Set<(change: FaultChange) => void>()

  constructor(seed: number) {
    this.#seed = seed
    this.#chance = seededChance(seed)
  }

  /** A new array after every change. */
  get rules(): readonly FaultRule[] {
    return this.#rules
  }

  get state(): FaultState {
    return { rules: this.#rules, seed: this.#seed }
  }

  restore({ rules, seed }: FaultState): void {
    if (seed !== this.#seed) this.#sow(seed)
    this.#change(
      rules.map((rule) => ({ ...rule })),
      'restored',
    )
  }

  add(rule: FaultRule): () => void {
    const own = { ...rule }
    this.#change([...this.#rules, own], 'edited')
    return () => this.remove(own)
  }

  clear(): void {
    this.#change([], 'edited')
  }

  /** Restarts the random numbers: the same seed makes the same requests fail. */
  seed(seed: number): void {
    this.#sow(seed)
    this.#change([...this.#rules], 'edited')
  }

  take({ endpoint, method, path, address }: Target): FaultRule | undefined {
    const rule = this.#rules.find(
      (candidate) =>
        (candidate.endpoint === undefined || candidate.endpoint === endpoint) &&
        (candidate.method === undefined || candidate.method === method) &&
        (candidate.path === undefined || path.startsWith(candidate.path)) &&
        (candidate.address === undefined || candidate.address === address) &&
        !this.#isSkipped(candidate) &&
        (candidate.share === undefined || this.#chance() < candidate.share),
    )
    if (rule?.times !== undefined) {
      rule.times -= 1
      const isOver = rule.times <= 0
      this.#change(
        this.#rules.filter((other) => !isOver || other !== rule),
        'used',
      )
    }
    return rule
  }

  /** @param rule one of `rules` */
  remove(rule: FaultRule): void {
    this.#change(
      this.#rules.filter((other) => other !== rule),
      'edited',
    )
  }

  subscribe(listener: (change: FaultChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #isSkipped(rule: FaultRule): boolean {
    if (!rule.skip) return false
    rule.skip -= 1
    this.#change([...this.#rules], 'used')
    return true
  }

  #sow(seed: number) {
    this.#seed = seed
    this.#chance = seededChance(seed)
  }

  #change(rules: FaultRule[], change: FaultChange) {
    this.#rules = rules
    for (const listener of this.#listeners) listener(change)
  }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })

const MESSAGES: Readonly<Record<number, MessageKey>> = {
  401: 'unauthenticated',
  404: 'not_found',
  429: 'too_many_requests',
}

/** Message of a status without a specific reason; mentions fields if some are invalid. */
export const messageOf = (status: number, errors?: object): MessageKey =>
  errors ? 'invalid' : (MESSAGES[status] ?? 'server_error')

/** The response under a fault. A hanging one ends, as a network error, when the caller aborts. */
export async function faultyResponse(
  fault: Exclude<Fault, CustomAnswer>,
  locale: LocaleCode,
  signal: AbortSignal,
): Promise<Response> {
  switch (fault.kind) {
    case 'status': {
      const message = fault.message ?? say(locale, messageOf(fault.status, fault.errors))
      return json(fault.status, { success: false, message, errors: fault.errors })
    }
    case 'refused':
      return json(200, { success: false, message: fault.message ?? say(locale, 'server_error') })
    case 'html':
      return new Response('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      })
    case 'empty':
      return new Response('', { status: 200, headers: { 'content-type': 'application/json' } })
    case 'cut-off':
      return new Response('{"success":true,"data":{"ite', { headers: { 'content-type': 'application/json' } })
    case 'hang':
      await untilAborted(signal)
      return Response.error()
    case 'network':
      return Response.error()
  }
}
