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
 * One value that this tab remembers for the signed-in customer until it is closed or somebody logs out, through
 * reloads and visits elsewhere; another customer does not get it. What is not there, not readable or of another
 * shape is undefined; a browser that keeps nothing forgets, and the app works on.
 */
export const tabRecord = recordsIn(tabStorage)

/** The same for all tabs of the browser, until somebody logs out. */
export const lastingRecord = recordsIn(lastingStorage)
