import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contractModules } from './openapi/contract-modules.ts'
import { openApiDocument } from './openapi/document.ts'

const FILE = join(import.meta.dirname, '..', 'openapi', 'openapi.json')

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const wanted = `${JSON.stringify(openApiDocument(await contractModules()), null, 2)}\n`

if (!values.check) {
  writeFileSync(FILE, wanted)
} else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== wanted) {
  console.error('openapi/openapi.json is not what src/contract says. Run: npm run openapi')
  process.exitCode = 1
}
