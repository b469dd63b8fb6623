import { useMutation } from '@tanstack/react-query'
import { Download, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExportFile } from '#src/contract/work.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { notifications } from '#src/lib/notifications.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { downloadFile } from './download-file.ts'

const BYTES_PER_MB = 1_048_576

function ExportRow({ file, onRetry }: { file: ExportFile; onRetry: () => void }) {
  const { t } = useTranslation('editor')
  const { dateTime, number } = useFormat()
  const download = useMutation({
    mutationFn: downloadFile,
    meta: { silent: true },
    onError: () => notifications.popup('error', t('export.gone')),
  })
  const size = file.size ? t('export.megabytes', { size: number(file.size / BYTES_PER_MB, 1) }) : undefined
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-long">{file.file_name}</p>
        {file.status === 'failed' ? (
          <p className="wrap-long text-13 text-danger">{file.error?.message ?? t('export.failed')}</p>
        ) : (
          <p className="text-13 text-muted">
            {[size, dateTime(file.created_at)].filter(Boolean).join(' · ')}
          </p>
        )}
        {file.status === 'preparing' && <ProgressBar label={t('export.preparing')} percent={file.progress} />}
      </div>
      {file.status === 'ready' && file.url && (
        <Button
          variant="primary"
          size="small"
          icon={<Download size={16} aria-hidden />}
          isPending={download.isPending}
          onClick={() => download.mutate(file)}
        >
          {t('export.download')}
        </Button>
      )}
      {file.status === 'failed' && (
        <Button size="small" icon={<RotateCcw size={16} aria-hidden />} onClick={onRetry}>
          {t('export.retry')}
        </Button>
      )}
    </li>
  )
}

/** Files made from the project, newest first; what is being made, is told as it goes. */
export function ExportList({ files, onRetry }: { files: readonly ExportFile[]; onRetry: () => void }) {
  const { t } = useTranslation('editor')
  const ready = files.filter(({ status }) => status === 'ready').length
  return (
    <section aria-label={t('export.files')}>
      <p role="status" className="sr-only">
        {files.some(({ status }) => status === 'preparing')
          ? t('export.preparing')
          : t('export.ready', { count: ready })}
      </p>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <ExportRow key={file.id} file={file} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </section>
  )
}
