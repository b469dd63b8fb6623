import { createRequire } from 'node:module'

/** Whether an optional package of an engine is installed. Node only. */
export function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}
