import type { ComponentType } from 'react'
import type { Ask } from '#src/api/first-queries.ts'
import type { LazyForm } from '#src/features/auth/lazy-form.tsx'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import type { AddressParts } from '#src/routing/project-params.ts'
import { lazyComponent } from '#src/ui/lazy-component.ts'

interface FirstQueries {
  /** Requests the initial data of the screen. */
  readonly firstQueries: (ask: Ask, parts: AddressParts) => void
}

/**
 * A lazy screen with its texts, fetched at the same time. `preload` prefetches both; neither requests data from the
 * server.
 * @param form a part of the screen with its own file
 */
export function lazyScreen<Name extends string>(
  name: Name,
  loadScreen: () => Promise<Record<Name, ComponentType> & Partial<FirstQueries>>,
  namespaces: readonly string[],
  form?: LazyForm,
) {
  const load = async () => {
    const [module] = await Promise.all([loadScreen(), form?.prepare()])
    return module
  }
  const Screen = lazyComponent(async () => {
    const [module] = await Promise.all([load(), loadNamespaces(namespaces)])
    return module[name]
  })
  return { Screen, preload: Screen.preload, load, namespaces, form }
}
