import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './project-files.ts'

/** Lays `tests/elsewhere` out as a project beside a checkout of this one, with the packages of that; gives its folder. */
export function layElsewhere(): string {
  const folder = mkdtempSync(join(tmpdir(), 'avaz-elsewhere-'))
  const theirs = join(folder, 'theirs')
  cpSync(join(ROOT, 'tests', 'elsewhere'), theirs, { recursive: true })
  symlinkSync(ROOT, join(folder, 'avaz'))
  // Each by itself: what tools keep in this folder is not to go into that of the checkout.
  mkdirSync(join(theirs, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(theirs, 'node_modules', name))
  return theirs
}
