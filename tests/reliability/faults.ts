import type { Fault } from '#mocks/http/faults.ts'

/** All kinds of failure of a call [quality bars, Reliability], and `success: false` with status 200. */
export const faults = {
  '401': { kind: 'status', status: 401 },
  '403': { kind: 'status', status: 403 },
  '404': { kind: 'status', status: 404 },
  '409': { kind: 'status', status: 409 },
  '422': { kind: 'status', status: 422, errors: { no_such_field: ['Not this way.'] } },
  '429': { kind: 'status', status: 429 },
  '500': { kind: 'status', status: 500 },
  network: { kind: 'network' },
  hang: { kind: 'hang' },
  HTML: { kind: 'html' },
  empty: { kind: 'empty' },
  'cut off': { kind: 'cut-off' },
  'success: false': { kind: 'refused' },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

export const faultNames = Object.keys(faults) as FaultName[]
