import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './project-files.ts'

/**
 * Creates `tests/elsewhere` as a project next to a link to this checkout, with this checkout's packages. Returns
 * its folder.
 */
export function createOtherProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'avaz-elsewhere-'))
  const theirs = join(folder, 'theirs')
  cpSync(join(ROOT, 'tests', 'elsewhere'), theirs, { recursive: true })
  symlinkSync(ROOT, join(folder, 'avaz'))
  // Links each package separately, so that caches which tools write to this folder do not end up in the
  // checkout's.
  mkdirSync(join(theirs, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(theirs, 'node_modules', name))
  return theirs
}
