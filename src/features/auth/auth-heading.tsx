import type { ReactNode } from 'react'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'

interface AuthHeadingProps {
  title: string
  lead: ReactNode
}

export function AuthHeading({ title, lead }: AuthHeadingProps) {
  return (
    <div className="mb-6">
      <ScreenHeading title={title} description={lead} />
    </div>
  )
}
