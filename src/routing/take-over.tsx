import { useEffect } from 'react'
import { useLocaleAddress } from './locale-router.tsx'

/**
 * The app has hydrated a prerendered page: a form that was sent meanwhile goes off now.
 * @param follow Lets the page follow its own address, query included.
 */
function takeOverPage(follow: () => void) {
  const page = document.querySelector<HTMLElement>('[data-page]')
  if (!page) return
  delete page.dataset.page
  follow()
  page.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit()
}

/** Rendered last on a prerendered page: inside its form, where it has one. */
export function TakeOver() {
  const { follow } = useLocaleAddress()
  useEffect(() => takeOverPage(follow), [follow])
  return null
}
