import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/project-files.ts'

const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

test('VITE_API_BASE moves every call to another base', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-base-'))
  try {
    execFileSync(process.execPath, [VITE, 'build', '--outDir', folder, '--emptyOutDir'], {
      cwd: ROOT,
      env: { ...process.env, VITE_API_BASE: 'https://api.example.test/v1', NODE_ENV: 'production' },
      stdio: 'pipe',
    })
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
