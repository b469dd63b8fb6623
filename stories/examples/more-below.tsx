import { useRef } from 'react'
import { MoreBelow, useMoreBelow } from '#src/ui/more-below.tsx'

export function Example({ lines }: { lines: readonly string[] }) {
  const end = useRef<HTMLSpanElement>(null)
  const isMore = useMoreBelow(end, true)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', maxHeight: '10rem', overflowY: 'auto' }}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div style={{ position: 'sticky', bottom: 0 }}>{isMore && <MoreBelow />}</div>
      <span ref={end} style={{ height: 1, flexShrink: 0 }} />
    </div>
  )
}
