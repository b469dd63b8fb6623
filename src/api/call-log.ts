import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import type { AnyInput } from './prepare-call.ts'

/** A response read to its end; `text` is empty if it is too long. */
export interface Received {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

export interface LoggedCall {
  readonly endpoint: AnyEndpoint
  readonly input: AnyInput
  readonly received: Received
  readonly token: string | undefined
}

/** More calls than any first page makes. */
const MAX_FIRST = 20

/** Takes every response. Until `recent-calls.ts` has loaded after the first page, only lists them. */
export const callLog = {
  first: [] as LoggedCall[],
  note(call: LoggedCall): void {
    if (call.token && callLog.first.length < MAX_FIRST) callLog.first.push(call)
  },
}
