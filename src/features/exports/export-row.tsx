import { Download, RotateCcw, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ExportFile } from '#src/contract/runs.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { notifications } from '#src/lib/notifications.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { useServerNow } from '#src/ui/use-server-now.ts'
import type { InspectFile, PartNames } from './download-file.ts'
import type { ExportUnit } from './export-options.ts'
import { useDownload } from './exports-mutations.ts'
import { FileOnOtherHostError } from './file-on-other-host-error.ts'
import { hasNoResponse, missingFileMessage } from './missing-file-message.ts'
import { canShareFile, useShareFile } from './share-mutations.ts'
import { ShopChecks } from './shop-checks.tsx'

/**
 * Facts that distinguish files of the same name, in one line: `MP3 · 192 kbit/s · 3 parts · 1.2 MB · 21
 * November 2026, 14:05`.
 */
function useExportFacts({ format, size, request, created_at }: ExportFile, unit: ExportUnit): string {
  const { t } = useTranslation('editor-modals')
  const { dateTime, number } = useFormat()
  const languageName = useLanguageName()
  const sizeText = (bytes: number) => {
    const { unit, size, digits } = fileSize(bytes)
    return t(`export.${unit}`, { size: number(size, digits) })
  }
  const part = unit === 'page' ? 'block' : unit
  const facts = [
    format.toUpperCase(),
    request?.language && languageName(request.language),
    request?.quality && t('export.kbps', { value: request.quality }),
    request?.subtitles && `+ ${request.subtitles.toUpperCase()}`,
    request?.layout === 'per_block' && t(`export.parts.${part}.perPart`),
    request?.has_speakers === false && t('export.withoutSpeakers'),
    request?.has_timestamps === false && t('export.withoutTimestamps'),
    request?.line_length && t('export.lines', { count: request.line_length, lines: request.line_count }),
    request?.block_ids &&
      (unit === 'chapter'
        ? t('export.parts.chapter.chosen')
        : t('export.partCount', { count: request.block_ids.length })),
    size && sizeText(size),
    created_at && dateTime(created_at),
  ]
  return facts.filter(Boolean).join(' · ')
}

interface ExportRowProps {
  file: ExportFile
  /** The unit of the files in an archive. */
  unit: ExportUnit
  isNewest: boolean
  /** Saved automatically once it is ready, unless it is large. */
  isAwaited: boolean
  /** Names for the files of an archive; undefined for those that the server gave. */
  names: PartNames | undefined
  inspect?: InspectFile | undefined
  /** Further actions for the finished file. */
  more?: ReactNode
  onRetry: () => void
}

/** In megabytes. A larger file is saved only when the customer presses the button. */
const AUTO_SAVE_MAX_MB = 50

const isSmall = ({ size }: ExportFile) => typeof size === 'number' && size <= AUTO_SAVE_MAX_MB * MEGABYTE

function useSavedFile({
  file,
  isAwaited,
  names,
  inspect,
}: Pick<ExportRowProps, 'file' | 'isAwaited' | 'names' | 'inspect'>) {
  const { mutate, isPending, data, error } = useDownload()
  const [isSavedAnyway, setIsSavedAnyway] = useState(false)
  const wasBegun = useRef(false)
  const save = () =>
    mutate(
      { file: { ...file, names }, inspect },
      { onError: (refused) => notifications.popup('error', missingFileMessage(refused)) },
    )
  useEffect(() => {
    if (!isAwaited || wasBegun.current || file.status !== 'ready' || !isSmall(file)) return
    wasBegun.current = true
    save()
  })
  const isGone = error !== null && !(error instanceof FileOnOtherHostError) && !hasNoResponse(error)
  const remarks = isSavedAnyway ? undefined : data?.remarks
  function saveAnyway() {
    if (!data) return
    saveFile(file.file_name, data.content)
    setIsSavedAnyway(true)
  }
  return { save, isPending, isSaved: data !== undefined && !remarks, isGone, remarks, saveAnyway }
}

interface StateProps {
  file: ExportFile
  isExpired: boolean
  isSaved: boolean
}

function State({ file, isExpired, isSaved }: StateProps) {
  const { t } = useTranslation(['editor-modals', 'common'])
  const { dateTime } = useFormat()
  const { status, progress, error, expires_at: expiry } = file
  if (isExpired) return <p className="text-13 text-warn">{t('export.expired')}</p>
  if (status === 'preparing') {
    const valueText = t('common:percent', { percent: Math.round(progress) })
    return <ProgressBar label={t('export.preparing')} percent={progress} valueText={valueText} />
  }
  if (status === 'failed')
    return <p className="wrap-long text-13 text-danger">{error?.message ?? t('export.failed')}</p>
  const until = expiry && t('export.until', { when: dateTime(expiry) })
  return (
    <p className="text-13 text-muted">
      <span role="status" className="text-success">
        {isSaved && t('export.saved')}
      </span>{' '}
      {until}
    </p>
  )
}

interface ReadyActionsProps extends Pick<ExportRowProps, 'file' | 'isNewest' | 'names'> {
  factsId: string
  isPending: boolean
  onSave: () => void
}

/** Downloads a finished file or, where the device can, passes it to another app. */
function ReadyActions({ file, isNewest, names, factsId, isPending, onSave }: ReadyActionsProps) {
  const { t } = useTranslation('editor-modals')
  const { share, isSharing, isKept } = useShareFile({ ...file, names })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={isNewest ? 'primary' : 'secondary'}
        size="small"
        icon={<Download size={16} aria-hidden />}
        isPending={isPending}
        aria-describedby={factsId}
        onClick={onSave}
      >
        {t('export.download')}
      </Button>
      {canShareFile(file) && (
        <>
          <Button
            size="small"
            icon={<Share2 size={16} aria-hidden />}
            isPending={isSharing}
            aria-describedby={factsId}
            onClick={share}
          >
            {t('export.share')}
          </Button>
          <p role="status" className="text-13 text-muted empty:hidden">
            {isKept && !isSharing && t('export.shareAgain')}
          </p>
        </>
      )}
    </div>
  )
}

export function ExportRow(props: ExportRowProps) {
  const { file, unit, isNewest, onRetry } = props
  const { t } = useTranslation('editor-modals')
  const facts = useExportFacts(file, unit)
  const factsId = useId()
  const { save, isPending, isSaved, isGone, remarks, saveAnyway } = useSavedFile(props)
  const nowMs = useServerNow()
  const { status, expires_at: expiry } = file
  const isOver = typeof expiry === 'string' && Date.parse(expiry) <= nowMs
  const isExpired = status === 'ready' && (isOver || isGone)
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-long">{file.file_name}</p>
        <p id={factsId} className="tabular text-13 text-muted">
          {facts}
        </p>
        <State file={file} isExpired={isExpired} isSaved={isSaved} />
      </div>
      {status === 'ready' && !isExpired && file.url && (
        <ReadyActions {...{ file, isNewest, factsId, isPending }} names={props.names} onSave={save} />
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
      {remarks && (
        <div role="status" className="flex w-full flex-col items-start gap-2">
          <div className="w-full">{remarks}</div>
          <Button size="small" onClick={saveAnyway}>
            {t('export.saveAnyway')}
          </Button>
        </div>
      )}
      {status === 'ready' && !isExpired && props.more}
      {file.shop_checks && <ShopChecks checks={file.shop_checks} />}
    </li>
  )
}
