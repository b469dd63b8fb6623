import { prefetchInTurn } from '#src/lib/prefetch.ts'
import { screenAt } from './screen-at.ts'
import { servicePartAt } from './service-part-at.ts'

type Preloadable = { readonly preload: () => Promise<unknown> } | undefined

function pathsInView(onPath: (pathname: string) => void, signal: AbortSignal) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (target.origin === location.origin) onPath(target.pathname)
    }
  })
  for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  signal.addEventListener('abort', () => observer.disconnect())
}

const fetchPart = async (partAt: () => Preloadable | Promise<Preloadable>) => (await partAt())?.preload()

/** Prefetches the code behind the links in view, one address after the other, each when the browser is idle. */
export async function prefetchRoutes(signal: AbortSignal) {
  const waiting = new Set<string>()
  let isFetching = false
  const fetchAll = async () => {
    if (isFetching) return
    isFetching = true
    for (const pathname of waiting) {
      for (const partAt of [() => screenAt(pathname).screen, () => servicePartAt(pathname)]) {
        await prefetchInTurn(
          () => fetchPart(partAt),
          () => signal.aborted,
        )
        if (signal.aborted) return
      }
    }
    isFetching = false
  }
  pathsInView((pathname) => {
    waiting.add(pathname)
    void fetchAll()
  }, signal)
}
