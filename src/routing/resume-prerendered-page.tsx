import { useEffect } from 'react'
import { useLocaleAddress } from './locale-router.tsx'

/**
 * After hydration of a prerendered page, submits a form that was sent meanwhile.
 * @param follow applies the page's own address, with its query
 */
function resumePrerenderedPage(follow: () => void) {
  const page = document.querySelector<HTMLElement>('[data-page]')
  if (!page) return
  delete page.dataset.page
  follow()
  page.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit()
}

/** Rendered last on a prerendered page; inside its form, if it has one. */
export function FinishHydration() {
  const { follow } = useLocaleAddress()
  useEffect(() => resumePrerenderedPage(follow), [follow])
  return null
}
