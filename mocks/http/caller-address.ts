/** Address of callers of a world in the browser, or without a proxy in front of it. */
const LOCAL_ADDRESS = 'here'

/**
 * Network address of a call: the last one of `X-Forwarded-For`, which the server's proxy adds. The caller could
 * forge those before it.
 */
export function callerAddress({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || LOCAL_ADDRESS
}
