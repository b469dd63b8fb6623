import { createServer } from 'vite'

/** A browser can be opened only on a machine with a screen and a user. */
function canOpen(): boolean {
  if (process.env.CI || process.env.BROWSER === 'none') return false
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
}

/** The app on the in-browser backend: development server in sandbox mode. */
const server = await createServer({ mode: 'sandbox' })
await server.listen()
console.log('\n  Avaz on its in-browser backend. The demo accounts are shown on the login page.\n')
server.printUrls()
server.bindCLIShortcuts({ print: true })
if (canOpen()) server.openBrowser()
