import { lazy, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'

const Details = lazy(async () => ({ default: () => <p>Loaded with the first press.</p> }))

export function Example() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Show details</Button>
      <LazyBoundary>{isOpen && <Details />}</LazyBoundary>
    </>
  )
}
