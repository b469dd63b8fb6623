import { parseArgs } from 'node:util'
import { readSettings } from '#src/config/read-settings.ts'

/**
 * `npm run contract:check -- https://host/api --email … --password … [--write]`: reads a live backend and
 * reports, call by call, every departure from the contract. `--write` creates, changes and removes a project.
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
  // The reader is the app's own, which expects settings that a build inserts.
  Object.assign(globalThis, { __SETTINGS__: readSettings(process.env) })
  const { checkBackend } = await import('./backend/check-backend.ts')
  const print = (line: string) => console.log(line)
  const { unreadable } = await checkBackend({ base, email, password, isWriting: write, print })
  console.log(
    unreadable === 0 ? 'The app can read this backend.' : `Calls that cannot be read: ${unreadable}.`,
  )
  process.exitCode = unreadable === 0 ? 0 : 1
}
