import { type ComponentType, useEffect } from 'react'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { fetchAhead } from '#src/lib/fetch-ahead.ts'
import { type LateComponent, lateComponent } from '#src/ui/late-component.ts'

export type LazyPart<Props> = LateComponent<Props> & {
  /** Only its code; `preload` fetches its texts too, in the language on screen. */
  readonly load: () => Promise<unknown>
  readonly namespaces: readonly string[]
}

/**
 * Makes lazy parts that come with the texts of all that they may come to show: a modal whose next step waited for
 * texts would be gone for that long.
 * @param namespaces Of the texts.
 */
export const lazyPartsWith =
  (namespaces: readonly string[]) =>
  <Name extends string, Props extends object>(
    name: Name,
    load: () => Promise<Record<Name, ComponentType<Props>>>,
  ): LazyPart<Props> => {
    const Part = lateComponent(async () => {
      const [module] = await Promise.all([load(), loadNamespaces(namespaces)])
      return module[name]
    })
    return Object.assign(Part, { load, namespaces })
  }

/**
 * Fetches parts one after the other once the page that may show them has had time to come up, so that each opens at
 * once, and without a connection too.
 * @param parts Must be stable.
 */
export function usePartsAhead(parts: readonly Pick<LazyPart<never>, 'preload'>[]) {
  useEffect(() => fetchAhead(parts.map(({ preload }) => preload)), [parts])
}
