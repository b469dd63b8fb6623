import type { ReactNode } from 'react'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import { isQuoted } from '#src/features/runs/run-target.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { type QuoteItem, QuotePanel } from './quote-panel.tsx'

interface ProjectStatusProps {
  run: Run
  project: ProjectSummary
  quoteItems?: readonly QuoteItem[] | undefined
  /** Share of a rejected run that failed, in one sentence. */
  rejected?: ReactNode
}

/** The quote of a project, or the reason of its rejection. */
export function ProjectStatus({ run, project, quoteItems, rejected }: ProjectStatusProps) {
  if (!isQuoted(project)) return <RejectionPanel run={run}>{rejected}</RejectionPanel>
  const minCharge = run.service?.min_charge
  return <QuotePanel project={project} price={run.quoted} items={quoteItems} minCharge={minCharge} />
}
