import { parseArgs } from 'node:util'
import { readSettings } from '#src/config/read-settings.ts'

/**
 * `npm run contract:check -- https://host/api --email … --password … [--write]`: reads a live backend and says, call by
 * call, what is not as the contract says. `--write` makes a project, changes and removes it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    password: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const [base] = positionals
const { email, password, write } = values

if (base === undefined || email === undefined || password === undefined) {
  console.error('npm run contract:check -- https://host/api --email … --password … [--write]')
  process.exitCode = 2
} else {
  // The reader is the app's own, whose settings a build fixes.
  Object.assign(globalThis, { __SETTINGS__: readSettings(process.env) })
  const { checkBackend } = await import('./backend/check-backend.ts')
  const print = (line: string) => console.log(line)
  const { unreadable } = await checkBackend({ base, email, password, isWriting: write, print })
  console.log(unreadable === 0 ? 'The app can read this backend.' : `${unreadable} calls cannot be read.`)
  process.exitCode = unreadable === 0 ? 0 : 1
}
