import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import { isQuoted } from '#src/features/runs/run-target.ts'
import { QuotePanel } from './quote-panel.tsx'
import type { StatusPanelProps } from './status-panel.tsx'

/** The quote of a project, or the reason of its rejection. */
export function ProjectStatus({ run, project, quoteItems, rejected }: StatusPanelProps) {
  if (!isQuoted(project)) return <RejectionPanel run={run}>{rejected}</RejectionPanel>
  const minCharge = run.service?.min_charge
  return <QuotePanel project={project} price={run.quoted} items={quoteItems} minCharge={minCharge} />
}
