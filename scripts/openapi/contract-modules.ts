import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyEndpoint, Schema } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type Comments, commentsOf } from './comments.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'src', 'contract')

export interface NamedSchema {
  readonly name: string
  readonly schema: Schema
}

export interface ContractModule {
  /** File name without extension. */
  readonly tag: string
  readonly endpoints: readonly AnyEndpoint[]
  readonly schemas: readonly NamedSchema[]
  /** Comments of its declarations, by key. */
  readonly comments: readonly (readonly [string, Comments])[]
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}

export async function contractModules(): Promise<readonly ContractModule[]> {
  const declared = new Set<unknown>(Object.values(endpoints))
  const modules: ContractModule[] = []
  for (const file of readdirSync(FOLDER).sort()) {
    if (file.endsWith('.test.ts') || file === 'endpoints.ts') continue
    const source = readFileSync(join(FOLDER, file), 'utf8')
    const exported: Record<string, unknown> = await import(pathToFileURL(join(FOLDER, file)).href)
    modules.push({
      tag: basename(file, '.ts'),
      endpoints: Object.values(exported).filter((value): value is AnyEndpoint => declared.has(value)),
      schemas: Object.entries(exported).flatMap(([name, schema]) =>
        isSchema(schema) ? [{ name, schema }] : [],
      ),
      comments: commentsOf(file, source),
    })
  }
  return modules
}
