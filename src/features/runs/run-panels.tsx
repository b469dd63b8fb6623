import { FundsPanel } from './funds-panel.tsx'
import { ResumePanel } from './resume-panel.tsx'
import type { Run } from './use-run.ts'

interface RunPanelsProps {
  run: Pick<Run, 'shortage' | 'resume'>
  resumeLabel?: (price: string) => string
}

export function RunPanels({ run: { shortage, resume }, resumeLabel }: RunPanelsProps) {
  if (shortage) {
    return (
      <FundsPanel
        shortage={shortage.missing}
        onTopUp={shortage.keepForLater}
        onRetry={shortage.retry}
        onClose={shortage.dismiss}
        label={resumeLabel}
      />
    )
  }
  return resume ? <ResumePanel resume={resume} label={resumeLabel} /> : null
}
