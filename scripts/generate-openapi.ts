import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { guideWithTable } from './backend/guide-table.ts'
import { contractModules } from './openapi/contract-modules.ts'
import { openApiDocument } from './openapi/document.ts'

const ROOT = join(import.meta.dirname, '..')
const GUIDE = join(ROOT, 'docs', 'backend.md')

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const modules = await contractModules()
const generatedFiles: readonly (readonly [string, string])[] = [
  [join(ROOT, 'openapi', 'openapi.json'), `${JSON.stringify(openApiDocument(modules), null, 2)}\n`],
  [GUIDE, guideWithTable(readFileSync(GUIDE, 'utf8'), modules)],
]

for (const [file, text] of generatedFiles) {
  if (!values.check) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what src/contract says. Run: npm run openapi`)
    process.exitCode = 1
  }
}
