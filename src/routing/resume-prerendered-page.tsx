import { useEffect, useState } from 'react'
import { useLocaleAddress } from './locale-router.tsx'

/**
 * Takes over a prerendered page: renders it at its own address, then submits a form that was sent meanwhile, because a
 * link to a new password has its id there. Rendered last on such a page; inside its form, if it has one.
 */
export function FinishHydration() {
  const { follow } = useLocaleAddress()
  const [isFollowed, setFollowed] = useState(false)
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-page]')
    if (!page) return
    if (isFollowed) {
      delete page.dataset.page
      page.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit()
    } else {
      setFollowed(true)
      follow()
    }
  }, [isFollowed, follow])
  return null
}
