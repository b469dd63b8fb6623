import { findPackageJSON } from 'node:module'

/** Whether an optional package of an engine is installed, also one that exports nothing to Node. Node only. */
export function isInstalled(name: string): boolean {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined
  } catch {
    return false
  }
}
