/** Headers of the scripts that pages of other sites load. */
export const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const
