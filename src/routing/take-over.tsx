import { useEffect } from 'react'
import { useLocaleAddress } from './locale-router.tsx'

/**
 * The app has taken over a page that was rendered ahead: what was sent in the meantime goes off now.
 * @param follow Lets the page follow its own address, in what stands behind a question mark too.
 */
function takeOverPage(follow: () => void) {
  const page = document.querySelector<HTMLElement>('[data-page]')
  if (!page) return
  delete page.dataset.page
  follow()
  page.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit()
}

/** Stands below what is taken over last on a page that is rendered ahead: its form, where it has one. */
export function TakeOver() {
  const { follow } = useLocaleAddress()
  useEffect(() => takeOverPage(follow), [follow])
  return null
}
