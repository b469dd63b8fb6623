import { routePattern, securityHeaders, site } from './site.ts'

const NOTE = '# Generated from deploy/site.json by `npm run site`: change it there.'

function headersFile(captcha?: string): string {
  const lines = Object.entries(securityHeaders('production', captcha)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  return [NOTE, ...lines, ''].join('\n')
}

/** An `add_header` in a location drops the inherited ones: every location includes the whole set itself. */
function siteFile(): string {
  return `${NOTE}
# API_ORIGIN: where /api is served, e.g. http://api:8000. The nginx image fills it in at its start.
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

  # The screens that exist.
  location ~ "${routePattern()}" {
    include /etc/nginx/snippets/security-headers.conf;
    add_header Cache-Control "${site.cache.html}" always;
    try_files /index.html =404;
  }

  # Files beside the page; for anything else the app says so itself, with status 404.
  location / {
    include /etc/nginx/snippets/security-headers.conf;
    add_header Cache-Control "${site.cache.html}" always;
    error_page 404 /index.html;
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
  return { 'security-headers.conf': headersFile(captcha), 'site.conf.template': siteFile() }
}
