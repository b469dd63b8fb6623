import { FundsPanel } from './funds-panel.tsx'
import { ResumePanel } from './resume-panel.tsx'
import type { Run } from './use-run.ts'

export interface MoneyPanelsProps {
  run: Pick<Run, 'shortage' | 'resume'>
  /** Label of the button that resumes, given the price. */
  resumeLabel?: (price: string) => string
}

/** Shown when money is missing, and when it has arrived since. */
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
