import { Download, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportFile } from '#src/contract/runs.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { notifications } from '#src/lib/notifications.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { ElsewhereError } from './download-file.ts'
import { useDownload } from './exports-mutations.ts'
import { useExportFacts } from './use-export-facts.ts'

interface ExportRowProps {
  file: ExportFile
  isNewest: boolean
  onRetry: () => void
}

function useSavedFile(file: ExportFile) {
  const { t } = useTranslation('editor')
  const { mutate, isPending, error } = useDownload()
  const save = () =>
    mutate(file, {
      onError: (refused) =>
        notifications.popup(
          'error',
          refused instanceof ElsewhereError
            ? t('export.elsewhere', { host: refused.host })
            : t('export.gone'),
        ),
    })
  return { save, isPending, isGone: error !== null && !(error instanceof ElsewhereError) }
}

function State({ file, isExpired }: { file: ExportFile; isExpired: boolean }) {
  const { t } = useTranslation('editor')
  const { dateTime } = useFormat()
  const { status, progress, error, expires_at: expiry } = file
  if (isExpired) return <p className="text-13 text-warn">{t('export.expired')}</p>
  if (status === 'preparing') return <ProgressBar label={t('export.preparing')} percent={progress} />
  if (status === 'failed')
    return <p className="wrap-long text-13 text-danger">{error?.message ?? t('export.failed')}</p>
  return expiry && <p className="text-13 text-muted">{t('export.until', { when: dateTime(expiry) })}</p>
}

export function ExportRow({ file, isNewest, onRetry }: ExportRowProps) {
  const { t } = useTranslation('editor')
  const facts = useExportFacts(file)
  const factsId = useId()
  const { save, isPending, isGone } = useSavedFile(file)
  const { status, expires_at: expiry } = file
  const isOver = typeof expiry === 'string' && Date.parse(expiry) <= Date.now()
  const isExpired = status === 'ready' && (isOver || isGone)
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-long">{file.file_name}</p>
        <p id={factsId} className="tabular text-13 text-muted">
          {facts}
        </p>
        <State file={file} isExpired={isExpired} />
      </div>
      {status === 'ready' && !isExpired && file.url && (
        <Button
          variant={isNewest ? 'primary' : 'secondary'}
          size="small"
          icon={<Download size={16} aria-hidden />}
          isPending={isPending}
          aria-describedby={factsId}
          onClick={save}
        >
          {t('export.download')}
        </Button>
      )}
      {(status === 'failed' || isExpired) && (
        <Button
          size="small"
          icon={<RotateCcw size={16} aria-hidden />}
          aria-describedby={factsId}
          onClick={onRetry}
        >
          {t(isExpired ? 'export.again' : 'export.retry')}
        </Button>
      )}
    </li>
  )
}
