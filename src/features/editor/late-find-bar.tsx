import { lazy, useEffect } from 'react'
import { LatePart } from '#src/ui/late-part.tsx'
import type { FindBarProps } from './find-bar.tsx'

/** So long after the editor is there the bar is loaded: what is typed behind its key then goes into it. */
const PRELOAD_MS = 1_500

const load = () => import('./find-bar.tsx')
const FindBar = lazy(async () => ({ default: (await load()).FindBar }))

/** Find and replace, loaded when the editor is there. */
export function LateFindBar({ isOpen, ...props }: FindBarProps & { isOpen: boolean }) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), PRELOAD_MS)
    return () => clearTimeout(timer)
  }, [])
  return <LatePart resetKey={isOpen}>{isOpen && <FindBar {...props} />}</LatePart>
}
