import { DEFAULT_LOCALE } from '../../src/config/constants.ts'
import {
  guestPattern,
  type InlineHashes,
  localePattern,
  otherPagesPattern,
  routePattern,
  securityHeaders,
  site,
} from './site.ts'

const NOTE = '# Generated from deploy/site.json by `npm run site`: change it there.'

const MADE_BY_BUILD = '# Made by `npm run build`, from deploy/site.json and what stands in the pages.'

function headersFile(note: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return [note, ...lines, ''].join('\n')
}

/**
 * Headers of the pages that a build has rendered ahead.
 * @param captcha The provider the build was made with; only one of deploy/site.json needs anything of the policy.
 */
export function guestHeadersFile(inline: InlineHashes, captcha = ''): string {
  const hosted = Object.hasOwn(site.captchaCsp, captcha) ? captcha : undefined
  return headersFile(MADE_BY_BUILD, securityHeaders('production', hosted, inline))
}

/** The headers that such a file sets. */
export const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

/** An `add_header` in a location drops the inherited ones: every location includes the whole set itself. */
function siteFile(): string {
  const { folder, notFound } = site.guestPages
  return `${NOTE}
# API_ORIGIN: where /api is served, e.g. http://api:8000. The nginx image fills it in at its start.
map $uri $page_locale {
  default ${DEFAULT_LOCALE};
  "~${localePattern()}" $1;
}
map $uri $guest_page {
  default "";
  "~${guestPattern()}" $1;
}
map $uri $not_found_page {
  default /${folder}/$page_locale/${notFound}.html;
  "~${otherPagesPattern()}" /index.html;
}
server {
  listen 8080;
  server_tokens off;
  root /usr/share/nginx/html;
  gzip on;
  gzip_vary on;
  gzip_min_length 512;
  gzip_types text/css application/javascript text/javascript application/json image/svg+xml;

  location /api/ {
    proxy_pass \${API_ORIGIN};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    client_max_body_size 512m;
  }

  # Named after their content: kept for ever, and 404 when absent, never the page.
  location /assets/ {
    include /etc/nginx/snippets/security-headers.conf;
    add_header Cache-Control "${site.cache.assets}" always;
    try_files $uri =404;
  }

  # Pages that the build has rendered ahead, by their addresses only. Their policy names what stands in them.
  location ~ "${guestPattern()}" {
    include /etc/nginx/snippets/guest-headers.conf;
    add_header Cache-Control "${site.cache.html}" always;
    try_files /${folder}/$page_locale/$guest_page.html =404;
  }
  location /${folder}/ {
    internal;
    include /etc/nginx/snippets/guest-headers.conf;
    add_header Cache-Control "${site.cache.html}" always;
    error_page 404 $not_found_page;
  }

  # The screens that exist.
  location ~ "${routePattern()}" {
    include /etc/nginx/snippets/security-headers.conf;
    add_header Cache-Control "${site.cache.html}" always;
    try_files /index.html =404;
  }

  # Files beside the page; anything else does not exist, or the app finds out.
  location / {
    include /etc/nginx/snippets/security-headers.conf;
    add_header Cache-Control "${site.cache.html}" always;
    error_page 404 $not_found_page;
    try_files $uri =404;
  }
}
`
}

/**
 * Text of each nginx file below deploy/.
 * @param captcha A hosted captcha whose script and frame the policy is to allow.
 */
export function nginxFiles(captcha?: string): Record<string, string> {
  return {
    'security-headers.conf': headersFile(NOTE, securityHeaders('production', captcha)),
    'site.conf.template': siteFile(),
  }
}
