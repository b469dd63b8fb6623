import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensure-browser.ts'
import { judge, readReport } from './test/read-report.ts'

const LOCALES = ['az', 'tr', 'en', 'ru']
const LIMIT_MS = 15 * 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string', multiple: true, default: LOCALES } },
})

/** Every story in one language, looked at by axe in light and in dark. Gives the number of those that fail. */
function sweep(locale: string): number {
  const report = join(import.meta.dirname, '..', 'reports', `stories-${locale}.json`)
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      ...['--config', 'vitest.stories.config.ts', '--reporter=dot', '--reporter=json'],
      `--outputFile.json=${report}`,
      ...positionals,
    ],
    { stdio: 'inherit', timeout: LIMIT_MS, env: { ...process.env, VITE_STORIES_LOCALE: locale } },
  )
  const { passed, failed } = judge(status ?? 1, () => readReport(report))
  console.log(`${locale}: ${passed} stories pass in light and dark, ${failed} do not (${report})`)
  return failed
}

/** `npm run stories:sweep [-- --locale ru] [part of a file's name …]` */
await ensureBrowser()
process.exitCode = values.locale.map(sweep).every((failed) => failed === 0) ? 0 : 1
