import { keepRecentCalls, type RecentCall, recentCalls } from '#src/api/recent-calls.ts'
import { requestUrl } from '#src/api/request-url.ts'
import { env } from '#src/config/env.ts'
import { messageWithoutPersonalData } from '#src/lib/message-without-personal-data.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import {
  CASE_KIND,
  CASE_VERSION,
  type CaseCall,
  type CaseError,
  type CaseFile,
} from '#src/rules/case-file.ts'
import { hideInText } from '#src/rules/hide-credentials.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { maskByContract, maskText, maskTexts } from './mask-texts.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Removes files, passwords and tokens from a body. */
function withoutSecrets(body: unknown, name: string): unknown {
  if (body === undefined) return undefined
  const text = JSON.stringify(body, (_, value) => (value instanceof Blob ? `${value.size} bytes` : value))
  return jsonOf(hideInText(text, name))
}

const dataIn = (answer: unknown) => (isRecord(answer) && answer.success === true ? answer.data : undefined)

async function problemsIn(answer: unknown, { data: schema }: RecentCall['endpoint']): Promise<string[]> {
  if (!isRecord(answer)) return ['no JSON']
  if (answer.success !== true) return []
  const { issues = [] } = await schema['~standard'].validate(answer.data)
  return issues.map(({ path = [], message }) =>
    [path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'), message]
      .filter(Boolean)
      .join(': '),
  )
}

/** Calls whose texts are the same for all customers, except for projects among them. */
const PUBLIC_CALLS: ReadonlySet<string> = new Set(['getServices', 'getService', 'getLanguages', 'getFormats'])

function withPublicWords(masked: unknown, original: unknown): unknown {
  if (!isRecord(masked) || !isRecord(original)) return original
  const parts = Object.entries(masked).map(([name, part]) => [
    name,
    name === 'projects' ? part : withPublicWords(part, original[name]),
  ])
  return Array.isArray(masked) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

async function maskedAnswer(
  answer: unknown,
  { name, data: schema }: RecentCall['endpoint'],
): Promise<unknown> {
  if (typeof answer === 'string') return maskText(answer)
  if (!isRecord(answer) || dataIn(answer) === undefined) return answer
  const masked = await maskByContract(answer.data, schema)
  return { ...answer, data: PUBLIC_CALLS.has(name) ? withPublicWords(masked, answer.data) : masked }
}

/** Values of a query that are words, such as those of a search, are masked too. */
function maskedPath(path: string): string {
  const [before = '', query] = path.split('?')
  if (query === undefined) return path
  const shown = [...new URLSearchParams(query)].map(
    ([name, value]) =>
      [name, /^(?:q|search|title|text)$/.test(name) ? maskText(value) : value] as [string, string],
  )
  return `${before}?${new URLSearchParams(shown)}`
}

async function caseCallOf(call: RecentCall, isMasked: boolean): Promise<CaseCall> {
  const { endpoint, input, received, atMs } = call
  const { name, method } = endpoint
  const query = isRecord(input.query) ? input.query : {}
  const path = requestUrl(endpoint.path, input.params, query).slice(env.apiBase.length)
  const sent = withoutSecrets(input.body, name)
  const answer = jsonOf(hideInText(received.text, name))
  return {
    endpoint: name,
    method,
    path: isMasked ? maskedPath(path) : path,
    at: new Date(atMs).toISOString(),
    status: received.status,
    ...(sent !== undefined && { sent: isMasked ? maskTexts(sent) : sent }),
    answer: isMasked ? await maskedAnswer(answer, endpoint) : answer,
    problems: await problemsIn(answer, endpoint),
  }
}

const buildName = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1) ?? ''

function caseErrorOf(error: unknown, isMasked: boolean): CaseError {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return {
    name,
    message: isMasked ? messageWithoutPersonalData(message) : message,
    stack: stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line)),
  }
}

/**
 * The last calls of this page, as a file that the sandbox opens.
 * @param error that broke the page
 */
export async function makeCase(isMasked: boolean, error?: unknown): Promise<CaseFile> {
  // A page that broke while it loaded keeps no calls yet.
  keepRecentCalls()
  const calls = await Promise.all(recentCalls(readToken()).map((call) => caseCallOf(call, isMasked)))
  const page = location.pathname + location.search
  return {
    kind: CASE_KIND,
    version: CASE_VERSION,
    at: new Date(serverNowMs()).toISOString(),
    page: isMasked ? maskedPath(page) : page,
    build: buildName(),
    browser: navigator.userAgent,
    is_masked: isMasked,
    ...(error !== undefined && { error: caseErrorOf(error, isMasked) }),
    calls,
  }
}
