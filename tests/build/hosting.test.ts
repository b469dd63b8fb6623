import { join } from 'node:path'
import { expect, test } from 'vitest'
import { securityHeaders } from '../../scripts/site/site.ts'
import { checkCaching, checkHost, checkRendered } from '../support/hosting-cases.ts'
import { ROOT } from '../support/project-files.ts'
import { withServer } from '../support/with-server.ts'

const script = join(ROOT, 'scripts', 'serve-build.ts')

test('the server of the tests answers as deploy/site.json says', async () => {
  const command = [process.execPath, script, 'production', '--port', '4381']
  await withServer(command, 'http://127.0.0.1:4381', async (origin) => {
    await checkHost(origin, securityHeaders('production'))
    await checkCaching(origin)
    await checkRendered(origin)
  })
})

test('the policy allows no inline and no evaluated script', () => {
  const policy = securityHeaders('production')['Content-Security-Policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-|script-src[^;]*(?:https?:|\*|data:|blob:)/)
})
