import type { ComponentType } from 'react'
import type { Ask } from '#src/api/first-queries.ts'
import type { LateForm } from '#src/features/auth/late-form.tsx'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import type { AddressParts } from '#src/routing/project-params.ts'
import { lateComponent } from '#src/ui/late-component.ts'

interface FirstQueries {
  /** Asks for what the screen shows at first. */
  readonly firstQueries: (ask: Ask, parts: AddressParts) => void
}

/**
 * A screen that comes with its texts, both fetched at the same time. `preload` fetches them ahead; neither asks
 * the server for data.
 * @param form What of it is a file of its own.
 */
export function lazyScreen<Name extends string>(
  name: Name,
  loadScreen: () => Promise<Record<Name, ComponentType> & Partial<FirstQueries>>,
  namespaces: readonly string[],
  form?: LateForm,
) {
  const load = async () => {
    const [module] = await Promise.all([loadScreen(), form?.prepare()])
    return module
  }
  const Screen = lateComponent(async () => {
    const [module] = await Promise.all([load(), loadNamespaces(namespaces)])
    return module[name]
  })
  return { Screen, preload: Screen.preload, load, namespaces, form }
}
