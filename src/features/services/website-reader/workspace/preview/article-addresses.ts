import * as z from 'zod/mini'
import { readCustomerId } from '#src/session/customer-id.ts'
import { lastingStorage } from '#src/session/customer-storage.ts'

const Addresses = z.record(z.string(), z.string())

const nameOf = (projectId: number) => `${readCustomerId() ?? ''}.articles ${projectId}`

/** Addresses of a reader's articles by their keys, kept in this browser until a logout: the server does not keep them. */
export function readAddresses(projectId: number): Readonly<Record<string, string>> {
  try {
    return Addresses.parse(JSON.parse(lastingStorage.read(nameOf(projectId)) ?? '{}'))
  } catch {
    return {}
  }
}

export function saveAddresses(projectId: number, addresses: Readonly<Record<string, string>>): void {
  lastingStorage.write(nameOf(projectId), JSON.stringify({ ...readAddresses(projectId), ...addresses }))
}
