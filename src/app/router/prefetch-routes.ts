import { idle } from '#src/lib/fetch-ahead.ts'
import { parseServiceSlug } from '#src/routing/project-params.ts'
import { matchExactly, pathOf, screenAt } from './screen-at.ts'

async function loadService(pathname: string) {
  const { slug, id } = matchExactly('/services/:slug/:id', pathOf(pathname))?.params ?? {}
  const known = parseServiceSlug(slug)
  if (!known) return
  const { services } = await import('#src/features/services/services.ts')
  const { parts } = services[known]
  await (id === 'create' ? parts.CreateProject : parts.ProjectWorkspace).preload()
}

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

/** Fetches the code behind the links in view, one address after the other, each when the browser is idle. */
export async function prefetchRoutes(signal: AbortSignal) {
  const waiting = new Set<string>()
  let isFetching = false
  const fetchAll = async () => {
    if (isFetching) return
    isFetching = true
    for (const pathname of waiting) {
      for (const load of [() => screenAt(pathname).screen?.preload(), () => loadService(pathname)]) {
        await idle()
        if (signal.aborted) return
        await Promise.resolve(load()).catch(() => {})
      }
    }
    isFetching = false
  }
  pathsInView((pathname) => {
    waiting.add(pathname)
    void fetchAll()
  }, signal)
}
