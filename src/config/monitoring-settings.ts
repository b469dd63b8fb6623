export interface MonitoringSettings {
  /** Where reports are sent by POST: a path of this host or an https address. */
  readonly endpoint: string
  /** Share of visits that report anything, above 0 and at most 1. */
  readonly share: number
}

export interface MonitoringSource {
  VITE_ERROR_ENDPOINT?: string
  VITE_ERROR_SHARE?: string
}

function readShare(value: string | undefined) {
  const share = Number(value || 1)
  if (!(share > 0 && share <= 1)) {
    throw new Error(`VITE_ERROR_SHARE is no number above 0 and at most 1: "${value}"`)
  }
  return share
}

/**
 * Reads where a build reports errors and page speed to; nowhere where nothing is set.
 * @throws Error naming the setting that is wrong.
 */
export function readMonitoring(source: MonitoringSource): MonitoringSettings | undefined {
  const { VITE_ERROR_ENDPOINT: endpoint, VITE_ERROR_SHARE: share } = source
  if (!endpoint) return undefined
  if (!/^\/(?!\/)[^\s\\]*$/.test(endpoint) && !/^https:\/\/[^\s\\]+$/.test(endpoint)) {
    throw new Error(`VITE_ERROR_ENDPOINT is neither a path nor an https address: "${endpoint}"`)
  }
  return { endpoint, share: readShare(share) }
}
