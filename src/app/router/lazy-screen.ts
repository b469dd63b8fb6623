import { type ComponentType, lazy } from 'react'
import { loadNamespaces } from '#src/i18n/i18n.ts'

/**
 * A screen that comes with its texts, both fetched at the same time. `preload` fetches them ahead; neither asks
 * the server for data.
 */
export function lazyScreen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  namespaces: readonly string[],
) {
  const preload = () => Promise.all([load(), loadNamespaces(namespaces)])
  const Screen = lazy(async () => {
    const [module] = await preload()
    return { default: module[name] }
  })
  return { Screen, preload, load, namespaces }
}
