import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { securityHeaders } from '../../scripts/site/site.ts'
import { checkCaching, checkHost, checkRendered } from '../support/hosting-cases.ts'
import { ROOT } from '../support/project-files.ts'
import { rawRequest } from '../support/raw-request.ts'
import { withServer } from '../support/with-server.ts'

const script = join(ROOT, 'scripts', 'serve-build.ts')

test("the tests' server responds as deploy/site.json defines", async () => {
  const command = [process.execPath, script, 'production', '--port', '4381']
  await withServer(command, 'http://127.0.0.1:4381', async (origin) => {
    await checkHost(origin, securityHeaders('production'))
    await checkCaching(origin)
    await checkRendered(origin)
  })
})

test("the tests' server serves only its folder, only to this machine", async () => {
  const beside = mkdtempSync(join(ROOT, 'dist-beside-'))
  writeFileSync(join(beside, 'secret.txt'), 'secret')
  const name = basename(beside)
  const command = [process.execPath, script, 'production', '--port', '4381']
  try {
    await withServer(command, 'http://127.0.0.1:4381', async (origin) => {
      for (const path of [
        `/../${name}/secret.txt`,
        `/..\\${name}\\secret.txt`,
        '/../package.json',
        '/guest/../../package.json',
      ]) {
        const answer = await rawRequest(origin, path)
        expect([path, answer.status, /secret|"scripts"/.test(answer.body)]).toEqual([path, 404, false])
      }
      expect((await rawRequest(origin, '/login', { headers: { host: 'evil.example' } })).status).toBe(421)
    })
  } finally {
    rmSync(beside, { recursive: true })
  }
})

test('the policy allows neither inline nor evaluated scripts', () => {
  const policy = securityHeaders('production')['Content-Security-Policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-|script-src[^;]*(?:https?:|\*|data:|blob:)/)
})
