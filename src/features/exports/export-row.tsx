import { useMutation } from '@tanstack/react-query'
import { Download, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportFile } from '#src/contract/work.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { notifications } from '#src/lib/notifications.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { downloadFile, ElsewhereError } from './download-file.ts'
import { useExportFacts } from './use-export-facts.ts'

interface ExportRowProps {
  file: ExportFile
  /** The file most likely wanted: its button leads. */
  isNewest: boolean
  onRetry: () => void
}

/** One file: what it is, from when, and what can be done with it. */
export function ExportRow({ file, isNewest, onRetry }: ExportRowProps) {
  const { t } = useTranslation('editor')
  const { dateTime } = useFormat()
  const facts = useExportFacts(file)
  const factsId = useId()
  const download = useMutation({
    mutationFn: downloadFile,
    meta: { silent: true },
    onError: (error) =>
      notifications.popup(
        'error',
        error instanceof ElsewhereError ? t('export.elsewhere', { host: error.host }) : t('export.gone'),
      ),
  })
  const { status, expires_at: expiry } = file
  const isOver = typeof expiry === 'string' && Date.parse(expiry) <= Date.now()
  const isGone = download.isError && !(download.error instanceof ElsewhereError)
  const isExpired = status === 'ready' && (isOver || isGone)
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-long">{file.file_name}</p>
        <p id={factsId} className="tabular text-13 text-muted">
          {facts}
        </p>
        {status === 'failed' && (
          <p className="wrap-long text-13 text-danger">{file.error?.message ?? t('export.failed')}</p>
        )}
        {isExpired && <p className="text-13 text-warn">{t('export.expired')}</p>}
        {status === 'ready' && !isExpired && expiry && (
          <p className="text-13 text-muted">{t('export.until', { when: dateTime(expiry) })}</p>
        )}
        {status === 'preparing' && <ProgressBar label={t('export.preparing')} percent={file.progress} />}
      </div>
      {status === 'ready' && !isExpired && file.url && (
        <Button
          variant={isNewest ? 'primary' : 'secondary'}
          size="small"
          icon={<Download size={16} aria-hidden />}
          isPending={download.isPending}
          aria-describedby={factsId}
          onClick={() => download.mutate(file)}
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
