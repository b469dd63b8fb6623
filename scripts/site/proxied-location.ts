import { UPLOAD_MAX_BYTES } from '../../src/rules/body-limits.ts'
import { MEGABYTE } from '../../src/rules/limits.ts'
import { securityHeaders } from './site.ts'

/** Headers from which some backends derive their own address; a client could forge them. */
const DROPPED_HEADERS = [
  'Forwarded',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Server',
  'X-Host',
  'X-Original-Host',
  'X-Original-URL',
  'X-Rewrite-URL',
]

const SNIPPETS = '/etc/nginx/snippets'

/** A location that the API answers. Sets our headers once and hides those of the API. */
export function proxiedLocation(
  match: string,
  { headers, more = [] }: { headers: string; more?: readonly string[] },
): string {
  const said = [...Object.keys(securityHeaders('production')), ...more]
  return `  location ${match} {
    include ${SNIPPETS}/${headers};
    add_header Cache-Control $api_cache always;
    # Two values of one header are none to some browsers.
${said.map((name) => `    proxy_hide_header ${name};`).join('\n')}
    proxy_pass \${API_ORIGIN};
    # Said here, never handed on: what a client says of where it asked and who it is decides nothing.
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto \${SITE_SCHEME};
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Real-IP $remote_addr;
${DROPPED_HEADERS.map((name) => `    proxy_set_header ${name} "";`).join('\n')}`
}

/** Calls with file uploads, as paths below `/api/`; every other body is text. */
const UPLOADS = '(?:services/[^/]+/(?:init|[0-9]+/update)|customer/image-update)'

/** Nested in the API's location: inherits all of it except the body size limit. */
export const uploadLocation = () => `    # Files; \`src/rules/body-limits.ts\` has what each call may send.
    location ~ "^/api/${UPLOADS}$" {
      client_max_body_size ${UPLOAD_MAX_BYTES / MEGABYTE}m;
      proxy_pass \${API_ORIGIN};
    }`
