import type { ReactNode } from 'react'
import { Sums } from '#src/ui/sums.tsx'

interface DetailListProps {
  details: ReadonlyArray<readonly [name: string, value: ReactNode]>
}

export function DetailList({ details }: DetailListProps) {
  return (
    <dl>
      {details.map(
        ([name, value]) =>
          value !== undefined &&
          value !== null && (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
              <dt className="shrink-0 text-muted">{name}</dt>
              <dd className="tabular wrap-long min-w-0 text-end">
                {typeof value === 'string' ? <Sums text={value} /> : value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
