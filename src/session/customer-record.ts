import type { core } from 'zod/mini'
import * as z from 'zod/mini'
import { readCustomerId } from './customer-id.ts'
import { lastingStorage, tabStorage } from './customer-storage.ts'

function recordsIn(storage: typeof tabStorage) {
  return <Value>(name: string, schema: core.$ZodType<Value>) => {
    const own = () => {
      const id = readCustomerId()
      return id === undefined ? undefined : `${id}.${name}`
    }
    return {
      read(): Value | undefined {
        const key = own()
        try {
          return z.safeParse(schema, JSON.parse((key && storage.read(key)) ?? 'null')).data
        } catch {
          return undefined
        }
      },
      keep(value: Value) {
        const key = own()
        if (key) storage.write(key, JSON.stringify(value))
      },
      forget() {
        const key = own()
        if (key) storage.remove(key)
      },
    }
  }
}

/**
 * A value that this tab remembers for the signed-in customer until it is closed or a logout, across reloads and
 * visits to other sites; other customers do not get it. A missing, unreadable or malformed value is undefined; in a
 * browser that stores nothing the app works without it.
 */
export const tabRecord = recordsIn(tabStorage)

/** The same for all tabs of the browser, until a logout. */
export const lastingRecord = recordsIn(lastingStorage)
