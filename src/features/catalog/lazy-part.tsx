import { type ComponentType, useEffect } from 'react'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { prefetch } from '#src/lib/prefetch.ts'
import { type LazyComponent, lazyComponent } from '#src/ui/lazy-component.ts'

export type LazyPart<Props> = LazyComponent<Props> & {
  /** Only the code; `preload` also loads the texts in the current language. */
  readonly load: () => Promise<unknown>
  readonly namespaces: readonly string[]
}

/**
 * Makes lazy parts that load together with the texts of everything they may show. Otherwise a modal whose
 * next step waits for texts would disappear meanwhile.
 * @param namespaces Namespaces of the texts.
 */
export const lazyPartsWith =
  (namespaces: readonly string[]) =>
  <Name extends string, Props extends object>(
    name: Name,
    load: () => Promise<Record<Name, ComponentType<Props>>>,
  ): LazyPart<Props> => {
    const Part = lazyComponent(async () => {
      const [module] = await Promise.all([load(), loadNamespaces(namespaces)])
      return module[name]
    })
    return Object.assign(Part, { load, namespaces })
  }

/**
 * Prefetches parts one after the other once the page has had time to load, so that each opens at once, even
 * offline.
 * @param parts Must be stable.
 */
export function usePrefetchParts(parts: readonly Pick<LazyPart<never>, 'preload'>[]) {
  useEffect(() => prefetch(parts.map(({ preload }) => preload)), [parts])
}
