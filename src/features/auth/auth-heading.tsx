import type { ReactNode } from 'react'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { BrandMark } from '#src/ui/brand-mark.tsx'

interface AuthHeadingProps {
  title: string
  lead: ReactNode
}

export function AuthHeading({ title, lead }: AuthHeadingProps) {
  return (
    <>
      <BrandMark size={40} />
      <div className="mt-4 mb-6">
        <ScreenHeading title={title} description={lead} />
      </div>
    </>
  )
}
