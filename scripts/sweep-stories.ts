import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LocaleCode } from '#src/contract/primitives.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { readReport, resultOfRunner } from './test/read-report.ts'
import { REPORTS, runCommand } from './test/run-command.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string', multiple: true, default: [...LocaleCode.options] } },
})

/** Checks every story in one language with axe, in light and dark. Returns the number of failures. */
async function sweepLanguage(locale: string): Promise<number> {
  const name = `stories-${locale}`
  const report = join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`]
  const command = ['vitest', 'run', '--config', 'vitest.stories.config.ts', ...reporters, ...positionals]
  const { exitCode, tail } = await runCommand(name, command, { env: { VITE_STORIES_LOCALE: locale } })
  const { passed, failed } = resultOfRunner(exitCode, () => readReport(report))
  if (failed > 0) console.log(tail)
  console.log(`${locale}: ${passed} stories pass in light and dark, ${failed} do not (${report})`)
  return failed
}

/** `npm run stories:sweep [-- --locale ru] [part of a file's name …]` */
await ensureBrowser()
let failed = 0
for (const locale of values.locale) failed += await sweepLanguage(locale)
process.exitCode = failed === 0 ? 0 : 1
