import type { core } from 'zod/mini'
import * as z from 'zod/mini'

/**
 * One value that this tab remembers until it is closed, through reloads and visits elsewhere. What is not there,
 * not readable or of another shape is undefined; a browser that keeps nothing forgets, and the app works on.
 */
export function sessionRecord<Value>(name: string, schema: core.$ZodType<Value>) {
  return {
    read(): Value | undefined {
      try {
        return z.safeParse(schema, JSON.parse(sessionStorage.getItem(name) ?? 'null')).data
      } catch {
        return undefined
      }
    },
    keep(value: Value) {
      try {
        sessionStorage.setItem(name, JSON.stringify(value))
      } catch {
        // Without storage there is no way back; everything else works.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(name)
      } catch {
        // Nothing could be kept either.
      }
    },
  }
}
