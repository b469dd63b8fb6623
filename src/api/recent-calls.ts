import { serverNowMs } from '#src/lib/server-clock.ts'
import { callLog, type LoggedCall } from './call-log.ts'

export interface RecentCall extends LoggedCall {
  readonly atMs: number
}

const MAX_CALLS = 40
/** Maximum number of characters of all stored responses together. */
const MAX_LENGTH = 2_000_000

const storedCalls: RecentCall[] = []
const totalLength = () => storedCalls.reduce((sum, { received }) => sum + received.text.length, 0)

const isSecret = (body: unknown) => Object.keys(Object(body)).some((name) => /password|token/.test(name))

/** Stores a call of a logged-in customer in memory, for a report. Calls with a password are stored without it. */
function rememberCall({ endpoint, input, received, token }: LoggedCall): void {
  if (token === undefined || endpoint.access === 'guest') return
  const { body, ...address } = input
  const stored = isSecret(body) ? address : input
  const isLong = received.text.length > MAX_LENGTH
  const kept = isLong ? { ...received, text: '' } : received
  storedCalls.push({ endpoint, input: stored, received: kept, token, atMs: serverNowMs() })
  while (storedCalls.length > MAX_CALLS || totalLength() > MAX_LENGTH) storedCalls.shift()
}

/** Keeps the last calls from now on, and those of the first page. Idempotent. */
export function keepRecentCalls(): void {
  callLog.note = rememberCall
  for (const call of callLog.first.splice(0)) rememberCall(call)
}

/** The last calls of a session, oldest first. */
export const recentCalls = (session: string | undefined): readonly RecentCall[] =>
  storedCalls.filter(({ token }) => token === session)
