import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'

export interface BreadcrumbItem {
  label: string
  to?: string
  /** Omitted if the menu of a wide header has the link. */
  isPhoneOnly?: boolean
}

interface Trail {
  pathname: string
  items: readonly BreadcrumbItem[]
}

const noItems: readonly BreadcrumbItem[] = []
const ItemsContext = createContext(noItems)
const SetTrailContext = createContext<(trail: Trail) => void>(() => {})

/** Stores the breadcrumb of the current page. It belongs to one path, so the next path starts without one [spec 2]. */
export function BreadcrumbProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [trail, setTrail] = useState<Trail>({ pathname, items: noItems })
  return (
    <SetTrailContext value={setTrail}>
      <ItemsContext value={trail.pathname === pathname ? trail.items : noItems}>{children}</ItemsContext>
    </SetTrailContext>
  )
}

export function useBreadcrumbItems() {
  return useContext(ItemsContext)
}

/** Sets the breadcrumb of a screen. The items may be a new array on every render. */
export function useBreadcrumb(items: readonly BreadcrumbItem[]) {
  const setTrail = useContext(SetTrailContext)
  const { pathname } = useLocation()
  const key = JSON.stringify(items)
  const stable = useMemo(() => JSON.parse(key) as readonly BreadcrumbItem[], [key])
  useEffect(() => setTrail({ pathname, items: stable }), [setTrail, pathname, stable])
}
