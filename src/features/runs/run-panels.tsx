import { FundsPanel } from './funds-panel.tsx'
import { ResumePanel } from './resume-panel.tsx'
import type { Run } from './use-run.ts'

interface RunPanelsProps {
  run: Pick<Run, 'shortage' | 'resume'>
  /** Words of the button that goes on, by its price as the customer reads it. */
  resumeLabel?: (price: string) => string
}

/** What stands between the customer and a paid run: too little money, or a price to agree to after topping up. */
export function RunPanels({ run: { shortage, resume }, resumeLabel }: RunPanelsProps) {
  if (shortage) {
    return (
      <FundsPanel
        shortage={shortage.missing}
        onTopUp={shortage.keepForLater}
        onRetry={shortage.retry}
        onClose={shortage.dismiss}
      />
    )
  }
  return resume ? <ResumePanel resume={resume} label={resumeLabel} /> : null
}
