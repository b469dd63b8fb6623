import { DEFAULT_LOCALE } from '../../src/config/constants.ts'
import { SAVED_BODY_MAX_BYTES } from '../../src/rules/body-limits.ts'
import { MEGABYTE } from '../../src/rules/limits.ts'
import { proxiedLocation, uploadLocation } from './proxied-location.ts'
import {
  guestPattern,
  headersForOtherSites,
  type InlineHashes,
  impossiblePattern,
  localePattern,
  otherPagesPattern,
  routePattern,
  securityHeaders,
  site,
} from './site.ts'

const GENERATED_NOTE = '# Generated from deploy/site.json by `npm run site`: change it there.'

const MADE_BY_BUILD = '# Made by `npm run build`, from deploy/site.json and what stands in the pages.'

function headersFile(note: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return [note, ...lines, ''].join('\n')
}

/**
 * Headers of prerendered pages.
 * @param captcha The provider the build was made with; only one of deploy/site.json changes the policy.
 */
export function guestHeadersFile(inline: InlineHashes, captcha = ''): string {
  const hosted = Object.hasOwn(site.captchaCsp, captcha) ? captcha : undefined
  return headersFile(MADE_BY_BUILD, securityHeaders('production', hosted, inline))
}

/** Headers that the text of an nginx file sets. */
export const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

/**
 * Language of an address as in the raw request line, because `$uri` does not exist for an address that cannot be
 * decoded.
 */
const requestLocalePattern = () => localePattern().replace('^/', '^\\S+ /').replace('(?:/|$)', '[/? ]')

/**
 * The `http` part of a site. An `add_header` in a location drops the inherited ones, so a location with its own
 * header includes the whole set.
 */
function siteFile(): string {
  const { folder, notFound } = site.guestPages
  const { scripts, below, scriptHeaders } = site.forOtherSites
  const scriptLocation = (path: string) =>
    proxiedLocation(`= ${path}`, { headers: 'player-headers.conf', more: Object.keys(scriptHeaders) })
  const locations = [
    ...scripts.map(scriptLocation),
    ...below.map((path) => proxiedLocation(`^~ ${path}`, { headers: 'reading-headers.conf' })),
  ]
  return `${GENERATED_NOTE}
# Filled in when the container starts. API_ORIGIN: where /api is served, e.g. http://api:8000. SITE_NAMES: the hosts that are
# answered, e.g. avaz.example www.avaz.example. SITE_SCHEME: by which customers ask. TRUSTED_PROXY: what ends TLS before it.
map $request $page_locale {
  default ${DEFAULT_LOCALE};
  "~${requestLocalePattern()}" $1;
}
map $uri $guest_page {
  default "";
  "~${guestPattern()}" $1;
}
map $uri $not_found_page {
  default /${folder}/$page_locale/${notFound}.html;
  "~${impossiblePattern()}" /${folder}/$page_locale/${notFound}.html;
  "~${otherPagesPattern()}" /index.html;
}
# What failed is asked for again: no error is kept by anybody.
map $status $page_cache {
  default "${site.cache.html}";
  ~^[45] "${site.cache.errors}";
}
map $status $asset_cache {
  default "${site.cache.errors}";
  ~^(?:200|206|304)$ "${site.cache.assets}";
}
map $status $api_cache {
  default "";
  ~^[45] "${site.cache.errors}";
}
# Read before it is known which host is asked, so they hold for all of them.
# An address with empty parts is another address, which does not exist.
merge_slashes off;
# Whoever holds a connection and says nothing loses it.
client_header_timeout 15s;
client_body_timeout 30s;
send_timeout 30s;
keepalive_timeout 65s;
reset_timedout_connection on;
# Any other host: a name that leads here, an address, none at all. No link is ever made of it.
server {
  listen 8080;
  # Every name and none: one that is written out below goes before a pattern.
  server_name "" ~.;
  server_tokens off;
  return 421;
}
server {
  # What cannot be read has no host yet, and gets the page of addresses that do not exist.
  listen 8080 default_server;
  server_name \${SITE_NAMES};
  server_tokens off;
  # The address of a customer is what the one host before this server says, and nobody else.
  set_real_ip_from \${TRUSTED_PROXY};
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
  client_max_body_size ${SAVED_BODY_MAX_BYTES / MEGABYTE}m;
  # Host and port of this server are nobody's business: what stands before it has others.
  absolute_redirect off;
  root /usr/share/nginx/html;
  gzip on;
  gzip_vary on;
  gzip_min_length 512;
  gzip_types text/css application/javascript text/javascript application/json image/svg+xml;

  include /etc/nginx/snippets/security-headers.conf;
  add_header Cache-Control $page_cache always;
  # An address that cannot be decoded is refused before it comes to a location.
  error_page 400 =404 /${folder}/$page_locale/${notFound}.html;
  # Further locations, such as those of the sandbox in docker-compose.yml.
  include /etc/nginx/site.d/*.conf;

${proxiedLocation('^~ /api/', { headers: 'security-headers.conf' })}
${uploadLocation()}
  }

  # Pages of other sites ask for the player of website readers and the widget of chat bots, and for what these read and
  # ask. Which site may have it is said by the API.
${locations.map((location) => `${location}\n  }`).join('\n')}

  # Named after their content: kept for ever, and 404 when absent, never the page.
  location ^~ /assets/ {
    include /etc/nginx/snippets/security-headers.conf;
    add_header Cache-Control $asset_cache always;
    try_files $uri =404;
  }

  # Addresses that no page can have.
  location ~ "${impossiblePattern()}" {
    error_page 404 $not_found_page;
    return 404;
  }

  # Pages that the build has rendered ahead, by their addresses only. Their policy names what stands in them.
  location ~ "${guestPattern()}" {
    include /etc/nginx/snippets/guest-headers.conf;
    add_header Cache-Control $page_cache always;
    try_files /${folder}/$page_locale/$guest_page.html =404;
  }
  location /${folder}/ {
    internal;
    include /etc/nginx/snippets/guest-headers.conf;
    add_header Cache-Control $page_cache always;
    error_page 404 $not_found_page;
  }

  # The screens that exist.
  location ~ "${routePattern()}" {
    try_files /index.html =404;
  }

  # Files beside the page; anything else does not exist, or the app finds out.
  location / {
    error_page 404 $not_found_page;
    try_files $uri =404;
  }
}
`
}

/**
 * Text of each nginx file in deploy/.
 * @param captcha A hosted captcha whose script and frame the policy must allow.
 */
export function nginxFiles(captcha?: string): Record<string, string> {
  const headers = securityHeaders('production', captcha)
  const [script = ''] = site.forOtherSites.scripts
  const [below = ''] = site.forOtherSites.below
  return {
    'security-headers.conf': headersFile(GENERATED_NOTE, headers),
    'player-headers.conf': headersFile(GENERATED_NOTE, headersForOtherSites(script, headers) ?? {}),
    'reading-headers.conf': headersFile(GENERATED_NOTE, headersForOtherSites(below, headers) ?? {}),
    'site.conf.template': siteFile(),
  }
}
