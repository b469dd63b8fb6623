import { onTestFinished } from 'vitest'

/** Listens to the status regions of the page, as a screen reader does. Returns a function that gives their new texts. */
export function spokenStatuses(): () => readonly string[] {
  const spoken: string[] = []
  const listener = new MutationObserver((changes) => {
    const regions = new Set(
      changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)),
    )
    for (const region of new Set([...regions].map((each) => each?.closest('[role=status]')))) {
      const text = region?.textContent.trim()
      if (text) spoken.push(text)
    }
  })
  listener.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => listener.disconnect())
  return () => spoken
}
