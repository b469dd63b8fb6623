import { type ReactNode, useEffect, useRef } from 'react'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { Batch } from './batch-mutations.ts'

interface BatchModalProps {
  title: string
  description: ReactNode
  /** Choices before the start. */
  children?: ReactNode
  batch: Batch
  projects: readonly ProjectSummary[]
  startLabel: ReactNode
  isDestructive?: boolean
  canStart?: boolean
  /** Name of the work while it runs. */
  runningLabel: string
  /** Takes the finished part after some projects have failed or were not reached. */
  result?: ReactNode
  onClose: () => void
}

function Running({ batch, label }: { batch: Batch; label: string }) {
  const { t } = useTranslation('bulk')
  const { total, done, failures } = batch
  const worked = done + failures.length
  return (
    <ProgressBar
      label={label}
      percent={total === 0 ? 0 : (worked / total) * 100}
      valueText={t('progress', { done: worked, count: total })}
    />
  )
}

/** Projects that failed, each with its reason, and how many were not reached. */
function UnfinishedProjects({ batch: { total, done, failures, state } }: { batch: Batch }) {
  const { t } = useTranslation('bulk')
  const unreached = total - done - failures.length
  const remains = useRef<HTMLDivElement>(null)
  // The button that started the work is gone.
  useEffect(() => {
    if (state === 'ended' && isFocusLost()) remains.current?.focus()
  }, [state])
  return (
    <div ref={remains} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <div role="status" className="text-14">
        {state === 'ended' && (
          <p>
            {t('ended', { done, count: total })}{' '}
            {unreached > 0 && <span className="text-muted">{t('unreached', { count: unreached })}</span>}
          </p>
        )}
      </div>
      {failures.length > 0 && (
        <ul aria-label={t('failures')} className="border-t border-line">
          {failures.map(({ project: { id, title }, reason }) => (
            <li key={id} className="wrap-long border-b border-line py-2 text-14">
              <strong className="block font-strong" {...inOwnLanguage(title)}>
                {title}
              </strong>
              <span className="text-13 text-danger">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * The start keeps its place and focus while the work runs, so that a double click does not press what follows it:
 * “Stop” is in the place of “Cancel”.
 */
function Actions(props: BatchModalProps) {
  const { batch, projects, startLabel, runningLabel, isDestructive, canStart = true, result } = props
  const { t } = useTranslation('bulk')
  if (batch.state === 'ended') {
    return (
      <ActionOrder>
        {batch.failures.length > 0 && (
          <Button onClick={() => batch.start(batch.failures.map(({ project }) => project))}>
            {t('again', { count: batch.failures.length })}
          </Button>
        )}
        {result}
      </ActionOrder>
    )
  }
  const isRunning = batch.state === 'running'
  return (
    <ActionOrder>
      {isRunning && <Button onClick={batch.stop}>{t('stop')}</Button>}
      <Button
        key="start"
        variant={isDestructive ? 'danger' : 'primary'}
        disabled={!canStart && !isRunning}
        isPending={isRunning}
        pendingLabel={runningLabel}
        onClick={() => batch.start(projects)}
      >
        {startLabel}
      </Button>
    </ActionOrder>
  )
}

/** Asks before the page, which does the work, is left. */
function LeaveRunningBatch() {
  const { t } = useTranslation('bulk')
  const { isAsking, stay, leave } = useLeaveGuard(true)
  const texts = {
    title: t('leave.title'),
    text: t('leave.text'),
    leaveLabel: t('leave.leave'),
    stayLabel: t('leave.stay'),
  }
  return <LeaveQuestion isAsking={isAsking} stay={stay} leave={leave} texts={texts} />
}

/** Asks before work on several projects, shows its progress, and at the end which of them failed. */
export function BatchModal(props: BatchModalProps) {
  const { title, description, children, batch, runningLabel, isDestructive, onClose } = props
  const { t } = useTranslation(['bulk', 'common'])
  const { state } = batch
  const isRunning = state === 'running'
  const cancelLabel = state === 'waiting' ? t('common:actions.cancel') : t('common:actions.close')
  return (
    <Modal
      isOpen
      onClose={onClose}
      role={isDestructive && state === 'waiting' ? 'alertdialog' : 'dialog'}
      isDismissible={!isRunning}
      size={isDestructive ? 'narrow' : 'medium'}
      title={title}
      description={state === 'waiting' ? description : undefined}
      cancelLabel={isRunning ? undefined : cancelLabel}
      actions={<Actions {...props} />}
    >
      <div className="flex flex-col gap-4">
        {state === 'waiting' && children}
        {isRunning && <Running batch={batch} label={runningLabel} />}
        {isRunning && <LeaveRunningBatch />}
        {state !== 'waiting' && <UnfinishedProjects batch={batch} />}
      </div>
    </Modal>
  )
}
