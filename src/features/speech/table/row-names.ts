import * as z from 'zod/mini'
import { readCustomerId } from '#src/session/customer-id.ts'
import { lastingStorage } from '#src/session/customer-storage.ts'
import type { RowNames } from './speech-table.ts'

const Names = z.record(z.string(), z.string())

const entryOf = (projectId: number) => `${readCustomerId() ?? ''}.names ${projectId}`

/** Names that a table gave to blocks, kept in this browser until a logout: the server does not keep them. */
export function readNames(projectId: number): RowNames {
  try {
    return Names.parse(JSON.parse(lastingStorage.read(entryOf(projectId)) ?? '{}'))
  } catch {
    return {}
  }
}

/** Returns whether they are kept. */
export const keepNames = (projectId: number, names: RowNames): boolean =>
  lastingStorage.write(entryOf(projectId), JSON.stringify(names))
