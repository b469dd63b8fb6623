import { useEffect, useEffectEvent } from 'react'

/**
 * Handles keys wherever the focus is.
 * @param target the window handles them after all listeners of the document
 * @param isFirst whether to handle them before the focused element and everything else on the page
 */
export function useKeyDown(
  handle: (event: KeyboardEvent) => void,
  target: Document | Window = document,
  isFirst = false,
) {
  const press = useEffectEvent((event: Event) => handle(event as KeyboardEvent))
  useEffect(() => {
    target.addEventListener('keydown', press, isFirst)
    return () => target.removeEventListener('keydown', press, isFirst)
  }, [target, isFirst])
}
