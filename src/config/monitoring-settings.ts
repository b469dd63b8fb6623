export interface MonitoringSettings {
  /** Target of the POST requests: a path of this host or an https address. */
  readonly endpoint: string
  /** `json`: plain reports; `sentry`: Sentry envelopes, for Sentry and compatible services. */
  readonly format: 'json' | 'sentry'
  /** Share of visits that report, above 0 and at most 1. */
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

/** Envelope address of a Sentry DSN, `https://key@host/folder/project`. */
function envelopeAddress(dsn: string) {
  const [, key, host, folder = '', project] =
    /^https:\/\/(\w+)@([\w.-]+(?::\d+)?)((?:\/[\w.-]+)*)\/(\d+)$/.exec(dsn) ?? []
  return project && `https://${host}${folder}/api/${project}/envelope/?sentry_version=7&sentry_key=${key}`
}

/**
 * Reads the target of error and page speed reports; undefined if nothing is set.
 * @throws Error naming the setting that is wrong.
 */
export function readMonitoring(source: MonitoringSource): MonitoringSettings | undefined {
  const { VITE_ERROR_ENDPOINT: address, VITE_ERROR_SHARE: share } = source
  if (!address) return undefined
  const envelopes = envelopeAddress(address)
  if (envelopes) return { endpoint: envelopes, format: 'sentry', share: readShare(share) }
  if (!/^\/(?!\/)[^\s\\]*$/.test(address) && !/^https:\/\/[^\s\\@]+$/.test(address)) {
    throw new Error(
      `VITE_ERROR_ENDPOINT is no path, https address or DSN of Sentry (https://key@host/project): "${address}"`,
    )
  }
  return { endpoint: address, format: 'json', share: readShare(share) }
}
