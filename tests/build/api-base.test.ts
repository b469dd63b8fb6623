import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/project-files.ts'

const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

/** The settings of tests are in this process's environment; a build must not get them. */
const bare = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')))

test('VITE_API_BASE moves every call to another base; what a build was not given, it says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-base-'))
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [VITE, 'build', '--outDir', folder, '--emptyOutDir'],
      {
        cwd: ROOT,
        env: { ...bare, VITE_API_BASE: 'https://api.example.test/v1', NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    )
    expect([status, status === 0 ? '' : stderr]).toEqual([0, ''])
    // The missing settings are the last thing the build prints.
    expect((stdout + stderr).slice(-1_500)).toMatch(
      /VITE_PAYMENT_HOSTS is not set[\s\S]*VITE_CAPTCHA_PROVIDER is not set/,
    )
    const assets = join(folder, 'assets')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    const bases = scripts.filter((name) =>
      readFileSync(join(assets, name), 'utf8').includes('api.example.test'),
    )
    expect(bases).toHaveLength(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
