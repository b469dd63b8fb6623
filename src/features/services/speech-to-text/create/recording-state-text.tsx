import type { ReactNode } from 'react'
import type { RefusedRecording } from '#src/audio/check-recording.ts'
import { CutOffNote } from '#src/audio/cut-off-note.tsx'
import { useFileProblem } from '#src/audio/use-file-problem.ts'
import type { Service } from '#src/contract/catalog.ts'
import { SendProgress } from '#src/features/create/send-progress.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { Sums } from '#src/ui/sums.tsx'
import type { QueuedRecording } from './create-draft.ts'
import { SLUG } from './create-draft.ts'

const NO_LIMITS: Service['limits'] = { extensions: [] }

interface RecordingStateTextProps {
  recording: QueuedRecording
  /** In qəpik. */
  price: number | undefined
  limits: Service['limits'] | undefined
}

function Working({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-13 text-muted">
      <Spinner size={16} />
      {children}
    </p>
  )
}

function OpenLink({ projectId }: { projectId: number }) {
  const { t } = useTranslation('speech-to-text-form')
  return (
    <LocalizedLink to={paths.project(SLUG, projectId)} className={textLinkStyles}>
      {t('queue.open')}
    </LocalizedLink>
  )
}

function RefusedText({
  problem,
  limits,
}: Pick<RefusedRecording, 'problem'> & Pick<RecordingStateTextProps, 'limits'>) {
  const { t } = useTranslation('speech-to-text-form')
  const fileProblem = useFileProblem()
  const minutes = limits?.max_minutes ?? 0
  return (
    <p className="wrap-long text-13 text-danger">
      {typeof problem === 'object'
        ? fileProblem(problem, limits ?? NO_LIMITS)
        : t(`problem.${problem}`, { count: minutes })}
    </p>
  )
}

export function RecordingStateText({ recording, price, limits }: RecordingStateTextProps) {
  const { t } = useTranslation('speech-to-text-form')
  const { money } = useFormat()
  const { state, duration = 0 } = recording
  switch (state.kind) {
    case 'checking':
      return <Working>{t('queue.checking')}</Working>
    case 'refused':
      return <RefusedText problem={state.problem} limits={limits} />
    case 'lost':
      return <p className="wrap-long text-13 text-warn">{t('queue.lost')}</p>
    case 'ready':
      return (
        <>
          <p className="tabular text-13 text-muted">
            <Sums text={[formatLength(duration), money(price)].join(' · ')} />
          </p>
          {state.endsShort && <CutOffNote />}
        </>
      )
    case 'sending':
      return <SendProgress label={t('queue.sending')} percent={state.percent ?? 0} isInList />
    case 'starting':
      return <Working>{t('queue.starting')}</Working>
    case 'failed':
      return <p className="wrap-long text-13 text-danger">{state.reason ?? t('queue.failed')}</p>
    case 'waiting':
      return (
        <p className="wrap-long text-13 text-warn">
          <Sums text={t(`queue.waiting.${state.why}`, { price: money(price) })} /> {state.reason}{' '}
          <OpenLink projectId={state.projectId} />
        </p>
      )
    case 'sent':
      return (
        <p className="text-13 text-muted">
          {t('queue.sent')} <OpenLink projectId={state.projectId} />
        </p>
      )
  }
}
