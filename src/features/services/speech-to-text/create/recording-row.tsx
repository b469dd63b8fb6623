import { Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/use-format.ts'
import { formatLength } from '#src/lib/format-duration.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { QueuedRecording } from './create-draft.ts'
import { SLUG } from './send-recording.ts'

interface RecordingRowProps {
  recording: QueuedRecording
  /** In qəpik. */
  price: number
  maxFileMb: number | undefined
  maxMinutes: number | undefined
  onRename: (title: string) => void
  onRemove: () => void
  onCancel: () => void
}

function State({
  recording,
  price,
  maxFileMb,
  maxMinutes,
}: Omit<RecordingRowProps, 'onRename' | 'onRemove' | 'onCancel'>) {
  const { t } = useTranslation('transcript')
  const { money, number } = useFormat()
  const { state, duration = 0 } = recording
  switch (state.kind) {
    case 'checking':
      return (
        <p className="flex items-center gap-2 text-13 text-muted">
          <Spinner size={16} />
          {t('queue.checking')}
        </p>
      )
    case 'refused':
      return (
        <p className="wrap-long text-13 text-danger">
          {t(`problem.${state.problem}`, {
            size: number(maxFileMb ?? 0),
            count: maxMinutes ?? 0,
            number: number(maxMinutes ?? 0),
          })}
        </p>
      )
    case 'ready':
      return (
        <p className="tabular text-13 text-muted">{[formatLength(duration), money(price)].join(' · ')}</p>
      )
    case 'sending':
      return state.percent === undefined ? (
        <p className="flex items-center gap-2 text-13 text-muted">
          <Spinner size={16} />
          {t('queue.sending')}
        </p>
      ) : (
        <ProgressBar label={t('queue.sending')} percent={state.percent} />
      )
    case 'failed':
      return <p className="wrap-long text-13 text-danger">{state.reason ?? t('queue.failed')}</p>
    case 'sent':
      return (
        <p className="text-13 text-muted">
          {t(state.shortage ? 'queue.short' : 'queue.sent')}{' '}
          <LocalizedLink to={paths.project(SLUG, state.projectId)} className={textLinkStyles}>
            {t('queue.open')}
          </LocalizedLink>
        </p>
      )
  }
}

/** One recording of the queue: its title, how it stands, and the way out of the queue. */
export function RecordingRow({ onRename, onRemove, onCancel, ...props }: RecordingRowProps) {
  const { t } = useTranslation('transcript')
  const { title, file, state } = props.recording
  const isSending = state.kind === 'sending'
  const canRename = state.kind !== 'refused' && state.kind !== 'sent' && !isSending
  return (
    <li className="flex items-end gap-2 border-b border-line py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {canRename ? (
          <TextField
            label={t('queue.title')}
            aside={<span className="wrap-long">{file.name}</span>}
            value={title}
            maxLength={120}
            dir="auto"
            onChange={(event) => onRename(event.target.value)}
          />
        ) : (
          <p className="wrap-long font-strong" dir="auto">
            {state.kind === 'refused' ? file.name : title}
          </p>
        )}
        <div role="status">
          <State {...props} />
        </div>
      </div>
      {isSending ? (
        <IconButton
          label={t('queue.cancel', { name: title })}
          icon={<X size={16} aria-hidden />}
          onClick={onCancel}
        />
      ) : (
        <IconButton
          label={t('queue.remove', { name: state.kind === 'refused' ? file.name : title })}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
