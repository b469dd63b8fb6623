import { HOST_NAME_MAX } from '#src/contract/limits.ts'

/** A label of at most 63 characters (RFC 1035). */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Top-level names that no public site has (RFC 2606, 6761, 6762, 8375, and what routers use at home). */
const LOCAL_NAMES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|test|invalid|onion|arpa)$/

export const isHostName = (host: string): boolean =>
  host.length <= HOST_NAME_MAX && host.split('.').every((label) => LABEL.test(label))

export const isLocalName = (host: string): boolean => LOCAL_NAMES.test(host)
