import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensure-browser.ts'

/** The backend is the sandbox's server, which has a captcha and plays the bank. */
const SETTINGS = {
  VITE_CAPTCHA_PROVIDER: 'altcha',
  VITE_CAPTCHA_URL: '/sandbox/captcha/challenge',
  VITE_PAYMENT_PAGE: '/sandbox/payment.html',
}

function run(command: string, ...args: string[]): boolean {
  const isWindows = process.platform === 'win32'
  const env = { ...process.env, ...SETTINGS }
  return spawnSync(command, args, { stdio: 'inherit', env, shell: isWindows }).status === 0
}

/**
 * `npm run production:journeys [-- part of a file's name …]`: end-to-end journeys on the production build under
 * its headers, with a server behind it.
 */
const { positionals } = parseArgs({ allowPositionals: true })
await ensureBrowser()
const hasPassed = run('vite', 'build') && run('playwright', 'test', '--project=journeys', ...positionals)
console.log(
  'dist holds a build with the sandbox’s captcha and bank: `npm run build` makes the one for customers.',
)
process.exitCode = hasPassed ? 0 : 1
