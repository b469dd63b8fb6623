import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from './project-files.ts'

export interface Violation {
  readonly rule: string
  readonly from: string
}

interface CruiseReport {
  summary: { violations: { rule: { name: string }; from: string }[] }
}

const depcruise = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')

/** Violations of the direction rules in a small project made of these files (path → text). */
export function violationsIn(files: Readonly<Record<string, string>>): readonly Violation[] {
  const folder = mkdtempSync(join(tmpdir(), 'directions-'))
  try {
    cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir')
    for (const [path, text] of Object.entries({ 'src/main.tsx': '', 'mocks/world.ts': '', ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const config = join(ROOT, '.dependency-cruiser.mjs')
    const args = [depcruise, '--config', config, '--output-type', 'json', 'src', 'mocks']
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    if (!stdout.startsWith('{')) throw new Error(stderr || stdout)
    const report: CruiseReport = JSON.parse(stdout)
    return report.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
