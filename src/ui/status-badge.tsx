import { Banknote, CircleCheck, CircleX, Clock, type LucideIcon, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from './badge.tsx'

/** The six badges of the product, shared by projects and transactions. */
export const statuses = ['draft', 'in-progress', 'completed', 'rejected', 'paid', 'unpaid'] as const
export type Status = (typeof statuses)[number]

const styles: Record<Status, { tone: BadgeTone; Icon?: LucideIcon }> = {
  draft: { tone: 'neutral', Icon: PencilLine },
  'in-progress': { tone: 'info' },
  completed: { tone: 'success', Icon: CircleCheck },
  rejected: { tone: 'danger', Icon: CircleX },
  paid: { tone: 'info', Icon: Banknote },
  unpaid: { tone: 'warn', Icon: Clock },
}

interface StatusBadgeProps {
  /** Status of a project or block, with an icon and a colour. Undefined for an unknown one. */
  status: Status | undefined
  /** The status in the customer’s language. */
  label: ReactNode
}

/** Status of a project or transaction. Only work in progress is animated. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  if (status === undefined) return <Badge>{label}</Badge>
  const { tone, Icon } = styles[status]
  const icon = Icon ? (
    <Icon size={12} aria-hidden className="shrink-0" />
  ) : (
    <span aria-hidden className="pulse size-2 shrink-0 rounded-full bg-current" />
  )
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
