import type { ReactNode } from 'react'

export function PriceRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6">
      <dt className="wrap-long min-w-0">{label}</dt>
      <dd className="shrink-0 text-end">{children}</dd>
    </div>
  )
}
