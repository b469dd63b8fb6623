import type { ReactNode } from 'react'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { isToResend } from './run-target.ts'
import type { Run } from './use-run.ts'

interface RejectionPanelProps {
  run: Pick<Run, 'target'>
  title?: string
  /** Share of the run that failed. */
  children?: ReactNode
}

/** Code of a rejection whose only information is how much failed. */
const ALL_FAILED = 'all_blocks_failed'

/**
 * Reason why a project was rejected; after reopening it stays until the project is resent. The button for the
 * next step is in the project's foot.
 */
export function RejectionPanel({ run: { target }, title, children }: RejectionPanelProps) {
  const { t } = useTranslation('runs')
  const { project } = target
  const isReopened = isToResend(project)
  if (project.status !== projectStatuses.REJECTED && !isReopened) return null
  const { reject } = project
  const isOutage = reject?.is_outage === true
  return (
    <div className="w-full max-w-reading text-16">
      <div className="text-14">
        <Notice
          tone={isReopened || isOutage ? 'warn' : 'error'}
          title={isOutage ? t('outage.title') : (title ?? t('rejected.title'))}
        >
          {!isReopened && children}
          {!(reject?.code === ALL_FAILED && children && !isReopened) && (
            <p className="wrap-long">{reject?.message ?? t('rejected.noReason')}</p>
          )}
          {reject?.refunded && !isReopened && <p>{t('rejected.refunded')}</p>}
        </Notice>
      </div>
    </div>
  )
}
