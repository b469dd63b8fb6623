import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import { type ProjectListView, readProjectListView, writeProjectListView } from './project-list-view.ts'

/** Marks a history entry as written by this hook, so that it is not read back while the customer types. */
const WRITTEN_BY_THIS_HOOK = 'list view'

/**
 * The view of a list, kept in the address. It changes at once and the address follows; if the address changes
 * otherwise (Back, a link), the view follows.
 */
export function useProjectListView() {
  const [query, setQuery] = useSearchParams()
  const isOwn = useLocation().state === WRITTEN_BY_THIS_HOOK
  const [view, setView] = useState(() => readProjectListView(query))
  const [seen, setSeen] = useState(query)
  // During rendering instead of in an effect, which would run after further typing and undo it.
  if (seen !== query) {
    setSeen(query)
    if (!isOwn) setView(readProjectListView(query))
  }
  const changeView = (next: ProjectListView) => {
    setView(next)
    setQuery((now) => writeProjectListView(next, now), { replace: true, state: WRITTEN_BY_THIS_HOOK })
  }
  return [view, changeView] as const
}
