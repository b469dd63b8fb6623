import { FundsPanel } from './funds-panel.tsx'
import { ResumePanel } from './resume-panel.tsx'
import type { Run } from './use-run.ts'

export interface MoneyPanelsProps {
  run: Pick<Run, 'shortage' | 'resume'>
  /** Words of the button that goes on, given what it costs. */
  resumeLabel?: (price: string) => string
}

/** What is said where money is missing, and where it was and has come. */
export function MoneyPanels({ run: { shortage, resume }, resumeLabel }: MoneyPanelsProps) {
  if (shortage) {
    return (
      <FundsPanel
        shortage={shortage.missing}
        keepForLater={shortage.keepForLater}
        onRetry={shortage.retry}
        onClose={shortage.dismiss}
        label={resumeLabel}
      />
    )
  }
  return resume ? <ResumePanel resume={resume} label={resumeLabel} /> : null
}
