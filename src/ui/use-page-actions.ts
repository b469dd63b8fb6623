import { useEffect, useRef } from 'react'
import { type PageAction, shownActions } from './page-actions.ts'

/** Offers actions to the command palette while the component is mounted. */
export function usePageActions(actions: readonly PageAction[]) {
  const latest = useRef(actions)
  useEffect(() => {
    shownActions.set([...shownActions.get(), latest])
    return () => shownActions.set(shownActions.get().filter((each) => each !== latest))
  }, [])
  useEffect(() => {
    latest.current = actions
    // A new list, because listeners hear of no other change.
    shownActions.set([...shownActions.get()])
  })
}
