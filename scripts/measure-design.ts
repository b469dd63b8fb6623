import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './ensure-browser.ts'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1

/** `npm run design:measure`: compares every screen and modal of a new sandbox build with docs/design.md. */
await ensureBrowser()
process.exitCode =
  run('vite', 'build', '--mode', 'sandbox', '--logLevel', 'warn') ||
  run('playwright', 'test', '--project=design', ...process.argv.slice(2))
