import { spawnSync } from 'node:child_process'
import { hasJava } from '../tests/sweep/nu-checker.ts'
import { ensureBrowser } from './ensure-browser.ts'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1

/**
 * `npm run a11y`, `npm run html:check`: runs one checker on every state of every screen, on a new sandbox build.
 */
const [checker = 'accessibility', ...rest] = process.argv.slice(2)
if (checker === 'html' && !hasJava()) {
  console.error(
    'Nothing was checked: the Nu Html Checker needs Java 11 or later, and there is no `java` here.',
  )
  process.exit(1)
}
await ensureBrowser()
process.exitCode =
  run('vite', 'build', '--mode', 'sandbox', '--logLevel', 'warn') ||
  run('playwright', 'test', '--project=sweep', `${checker}.spec.ts`, ...rest)
