import { type ComponentType, lazy, useEffect, useState } from 'react'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { fetchAhead } from '#src/lib/fetch-ahead.ts'

export type LazyPart<Props> = ComponentType<Props> & {
  readonly preload: () => Promise<unknown>
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
    let loaded: ComponentType<Props> | undefined
    const preload = async () => {
      const [module] = await Promise.all([load(), loadNamespaces(namespaces)])
      loaded = module[name]
      return { default: loaded }
    }
    const Late: ComponentType<Props> = lazy(preload)
    function Part(props: Props) {
      // A lazy component suspends even where its code is there, and React then shows the fallback for 300 ms.
      const [Shown] = useState(() => loaded ?? Late)
      return <Shown {...props} />
    }
    return Object.assign(Part, { preload, load, namespaces })
  }

/**
 * Fetches parts one after the other once the page that may show them has had time to come up, so that each opens at
 * once, and without a connection too.
 * @param parts Must be stable.
 */
export function usePartsAhead(parts: readonly Pick<LazyPart<never>, 'preload'>[]) {
  useEffect(() => fetchAhead(parts.map(({ preload }) => preload)), [parts])
}
