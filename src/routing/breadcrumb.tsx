import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'

export interface BreadcrumbItem {
  label: string
  to?: string
  /** Left out where a wide header leads there by its menu. */
  isPhoneOnly?: boolean
}

interface Trail {
  pathname: string
  items: readonly BreadcrumbItem[]
}

const none: readonly BreadcrumbItem[] = []
const ItemsContext = createContext(none)
const SetTrailContext = createContext<(trail: Trail) => void>(() => {})

/** Keeps the trail of the page on screen. It belongs to one path: with the next path it is gone [spec 2]. */
export function BreadcrumbProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [trail, setTrail] = useState<Trail>({ pathname, items: none })
  return (
    <SetTrailContext value={setTrail}>
      <ItemsContext value={trail.pathname === pathname ? trail.items : none}>{children}</ItemsContext>
    </SetTrailContext>
  )
}

export function useBreadcrumbItems() {
  return useContext(ItemsContext)
}

/** Says the trail of a screen. The items may be made anew on every render. */
export function useBreadcrumb(items: readonly BreadcrumbItem[]) {
  const setTrail = useContext(SetTrailContext)
  const { pathname } = useLocation()
  const key = JSON.stringify(items)
  const stable = useMemo(() => JSON.parse(key) as readonly BreadcrumbItem[], [key])
  useEffect(() => setTrail({ pathname, items: stable }), [setTrail, pathname, stable])
}
