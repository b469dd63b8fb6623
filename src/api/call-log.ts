import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import type { AnyInput } from './prepare-call.ts'

/** A response read to its end; `text` is empty if it is too long. */
export interface ReceivedResponse {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

export interface LoggedCall {
  readonly endpoint: AnyEndpoint
  readonly input: AnyInput
  readonly received: ReceivedResponse
  readonly token: string | undefined
}

/** Limit of the list, as many as a report has: on a slow phone a customer does much before `recent-calls.ts` has loaded. */
const MAX_LOGGED_CALLS = 40

/** Receives every response of a customer. Lists them until `recent-calls.ts` has loaded, after the first page. */
export const callLog = {
  first: [] as LoggedCall[],
  note(call: LoggedCall): void {
    if (call.token && callLog.first.push(call) > MAX_LOGGED_CALLS) callLog.first.shift()
  },
}
