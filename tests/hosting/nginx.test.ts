import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { securityHeaders } from '../../scripts/site/site.ts'
import { checkCaching, checkHost, checkRendered } from '../support/hosting-cases.ts'
import { ROOT } from '../support/project-files.ts'
import { withServer } from '../support/with-server.ts'

const PORT = '4382'
const folder = mkdtempSync(join(tmpdir(), 'nginx-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The committed site file with the paths of this machine instead of the image's. */
function siteHere(): string {
  return readFileSync(join(ROOT, 'deploy/nginx/site.conf.template'), 'utf8')
    .replaceAll('$' + '{API_ORIGIN}', 'http://127.0.0.1:9')
    .replaceAll('/etc/nginx/snippets/', join(ROOT, 'deploy/nginx/'))
    .replace('listen 8080', `listen 127.0.0.1:${PORT}`)
    .replace('/usr/share/nginx/html', join(folder, 'html'))
}

/** nginx started by root serves as another user, who must be let in. */
chmodSync(folder, 0o755)

test('a real nginx answers as deploy/site.json says', async () => {
  cpSync(join(ROOT, 'dist'), join(folder, 'html'), { recursive: true })
  mkdirSync(join(folder, 'logs'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const config = `
    daemon off; pid ${join(folder, 'pid')}; error_log stderr;
    events {}
    http {
      types { text/html html; text/css css; text/javascript js; image/svg+xml svg; font/woff2 woff2; }
      access_log off; ${temporary}
      ${siteHere()}
    }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const command = ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')]
  await withServer(command, `http://127.0.0.1:${PORT}`, async (origin) => {
    await checkHost(origin, securityHeaders('production'))
    await checkCaching(origin)
    await checkRendered(origin)
  })
})
