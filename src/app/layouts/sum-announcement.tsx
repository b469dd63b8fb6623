import { useEffect, useState } from 'react'
import { SPOKEN_SUM_MS } from '#src/config/waits.ts'
import { Sums } from '#src/ui/sums.tsx'

interface SumAnnouncementProps {
  /** A sentence with the current sum; undefined while it is unknown. */
  text: string | undefined
}

/**
 * Tells screen readers a sum that changes without the focus on it: once, when it has not changed for a while. The first
 * known one is silent, and nothing stays on the page to be read again.
 */
export function SumAnnouncement({ text }: SumAnnouncementProps) {
  const [known, setKnown] = useState(text)
  const [said, setSaid] = useState('')
  if (known === undefined && text !== undefined) setKnown(text)
  useEffect(() => {
    if (text === undefined || text === known) return
    const tell = () => {
      setKnown(text)
      setSaid(text)
    }
    const timer = setTimeout(tell, SPOKEN_SUM_MS)
    return () => clearTimeout(timer)
  }, [text, known])
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SPOKEN_SUM_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <span role="status" className="sr-only">
      <Sums text={said} />
    </span>
  )
}
