import { type ComponentType, createElement, lazy, useState } from 'react'
import { registerFailedLoad } from '#src/lib/failed-loads.ts'

export type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> }

/** Like React's `lazy`, but retries a load that failed; `lazy` never does. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      preload().catch((error: unknown) => {
        registerFailedLoad(renew)
        throw error
      }),
    )
  // Not renewed at once, because React renders the part again before the boundary shows the failure.
  const renew = () => {
    late = begin()
  }
  let late = begin()
  function Part(props: Props) {
    // A lazy component suspends even if its code is loaded, and React then shows the fallback for 300 ms.
    const [Shown] = useState(() => loaded ?? late)
    return createElement(Shown, props)
  }
  return Object.assign(Part, { preload })
}
