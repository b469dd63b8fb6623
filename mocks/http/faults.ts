import { seededChance } from '#mocks/domain/chance.ts'
import { say } from '#mocks/messages/catalogue.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { json } from './respond.ts'

export type Fault =
  | { kind: 'status'; status: number; message?: string; errors?: Record<string, string[]> }
  | { kind: 'refused'; message?: string }
  | { kind: 'network' | 'hang' | 'html' | 'empty' | 'cut-off' }

export interface FaultRule {
  /**
   * Where they are left out: every `endpoint`, as many `times` as there are requests until the rule is removed, all
   * requests (`share` 1).
   */
  endpoint?: string
  method?: string
  path?: string
  fault: Fault
  times?: number
  share?: number
  /** `after`: the operation has been done, only its answer is lost. */
  when?: 'before' | 'after'
}

interface Target {
  endpoint: string | undefined
  method: string
  path: string
}

export class Faults {
  #rules: FaultRule[] = []
  #chance: () => number

  constructor(seed: number) {
    this.#chance = seededChance(seed)
  }

  get rules(): readonly FaultRule[] {
    return this.#rules
  }

  add(rule: FaultRule): () => void {
    const own = { ...rule }
    this.#rules = [...this.#rules, own]
    return () => this.#remove(own)
  }

  clear(): void {
    this.#rules = []
  }

  take({ endpoint, method, path }: Target): FaultRule | undefined {
    const rule = this.#rules.find(
      (candidate) =>
        (candidate.endpoint === undefined || candidate.endpoint === endpoint) &&
        (candidate.method === undefined || candidate.method === method) &&
        (candidate.path === undefined || path.startsWith(candidate.path)) &&
        (candidate.share === undefined || this.#chance() < candidate.share),
    )
    if (rule?.times !== undefined) {
      rule.times -= 1
      if (rule.times <= 0) this.#remove(rule)
    }
    return rule
  }

  #remove(rule: FaultRule) {
    this.#rules = this.#rules.filter((other) => other !== rule)
  }
}

const until = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })

/** The answer as the fault leaves it. A hanging one ends, as a network error, when the request is given up. */
export async function faultyResponse(
  fault: Fault,
  locale: LocaleCode,
  signal: AbortSignal,
): Promise<Response> {
  switch (fault.kind) {
    case 'status': {
      const message =
        fault.message ?? say(locale, fault.status === 429 ? 'too_many_requests' : 'server_error')
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
      await until(signal)
      return Response.error()
    case 'network':
      return Response.error()
  }
}
