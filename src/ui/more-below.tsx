import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'

/** Whether the end of a scrolling box, marked by `end`, is out of view. */
export function useMoreBelow(end: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [isMore, setIsMore] = useState(false)
  useEffect(() => {
    const mark = end.current
    if (!isOpen || !mark) return
    // A busy browser reports several changes at once, the latest last.
    const look = (changes: IntersectionObserverEntry[]) => setIsMore(changes.at(-1)?.isIntersecting === false)
    const observer = new IntersectionObserver(look, { root: mark.parentElement })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [end, isOpen])
  return isMore
}

/** Marks hidden content above the sticky foot of a scrolling box. */
export function MoreBelow() {
  return (
    <span
      aria-hidden="true"
      className="more-below pointer-events-none absolute inset-x-0 bottom-full flex h-8 items-end justify-center border-b border-line text-muted"
    >
      <ChevronDown size={16} />
    </span>
  )
}
