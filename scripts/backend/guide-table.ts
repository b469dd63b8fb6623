import { isMaybeUnknown } from '#src/contract/maybe-unknown.ts'
import { specifiedFields } from '#src/contract/specified.ts'
import type { ContractModule } from '../openapi/contract-modules.ts'

const START = '<!-- fields: generated from src/contract by `npm run openapi` -->'
const END = '<!-- /fields -->'

const listFields = (fields: readonly string[]) => fields.map((field) => `\`${field}\``).join(', ')

/**
 * A row for each thing that the specification names: guaranteed fields, derived fields, fields that may be
 * unknown.
 */
function fieldTable(modules: readonly ContractModule[]): string {
  const schemas = new Map(modules.flatMap(({ schemas }) => schemas).map(({ name, schema }) => [name, schema]))
  const lines = Object.entries(specifiedFields).flatMap(([name, specified]) => {
    const { shape } = (schemas.get(name)?._zod.def ?? {}) as {
      shape?: Record<string, Parameters<typeof isMaybeUnknown>[0]>
    }
    if (!shape) return []
    const others = Object.entries(shape).filter(([field]) => !specified.includes(field))
    const unknown = others.filter(([, schema]) => isMaybeUnknown(schema)).map(([field]) => field)
    const derived = others.filter(([, schema]) => schema._zod.optin !== 'optional').map(([field]) => field)
    return [
      `| ${name} | ${listFields(specified)} | ${listFields(derived) || '–'} | ${listFields(unknown) || '–'} |`,
    ]
  })
  return [
    '| what | named by the specification | derived by the app where absent | recommended; unknown where absent |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n')
}

/** The guide with a table of fields generated from the contract. @throws Error if its markers are missing */
export function guideWithTable(guide: string, modules: readonly ContractModule[]): string {
  const from = guide.indexOf(START)
  const to = guide.indexOf(END)
  if (from === -1 || to === -1)
    throw new Error('docs/backend.md has lost the marks around its table of fields')
  return `${guide.slice(0, from + START.length)}\n\n${fieldTable(modules)}\n\n${guide.slice(to)}`
}
