import { ArrowDown, ArrowUp, FileText, RotateCw, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '#src/contract/catalog.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import type { ChosenDocument } from './documents.ts'

interface DocumentRowProps {
  document: ChosenDocument
  isFirst: boolean
  isLast: boolean
  limits: Service['limits'] | undefined
  onTurn: () => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

function Preview({ document: { file, rotation, check } }: Pick<DocumentRowProps, 'document'>) {
  const [url, setUrl] = useState<string>()
  const isPicture = check.kind === 'ready' && check.isPicture
  useEffect(() => {
    if (!isPicture) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file, isPicture])
  return (
    <span className="flex size-13 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken">
      {isPicture && url !== undefined ? (
        <img
          src={url}
          alt=""
          style={{ transform: `rotate(${rotation}deg)` }}
          className="max-h-full max-w-full"
        />
      ) : (
        <FileText size={20} aria-hidden className="text-muted" />
      )}
    </span>
  )
}

function CheckText({ document: { check }, limits }: Pick<DocumentRowProps, 'document' | 'limits'>) {
  const { t } = useTranslation('detect-text')
  const { number } = useFormat()
  if (check.kind === 'checking') {
    return (
      <span className="flex items-center gap-2 text-13 text-muted">
        <Spinner size={16} />
        {t('documents.checking')}
      </span>
    )
  }
  if (check.kind === 'refused') {
    const size = number(limits?.max_file_mb ?? 0)
    return <span className="wrap-long text-13 text-danger">{t(`problem.${check.problem}`, { size })}</span>
  }
  if (!check.count) return <span className="text-13 text-muted">{t('documents.uncounted')}</span>
  const { pages, unread } = check.count
  const there = pages - unread
  return (
    <span className="tabular text-13 text-muted">
      {t('documents.pages', { count: pages, number: number(pages) })}
      {there > 0 && ` · ${t('documents.there', { count: there, number: number(there) })}`}
    </span>
  )
}

export function DocumentRow({
  document,
  isFirst,
  isLast,
  limits,
  onTurn,
  onMove,
  onRemove,
}: DocumentRowProps) {
  const { t } = useTranslation('detect-text')
  const { name } = document.file
  const isPicture = document.check.kind === 'ready' && document.check.isPicture
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <Preview document={document} />
      <div className="flex min-w-32 flex-1 flex-col" role="status">
        <span dir="auto" className="wrap-long font-strong">
          {name}
        </span>
        <CheckText document={document} limits={limits} />
      </div>
      <div className="ml-auto flex items-center">
        {isPicture && (
          <IconButton
            label={t('documents.turn', { name })}
            icon={<RotateCw size={16} aria-hidden />}
            onClick={onTurn}
          />
        )}
        <IconButton
          label={t('documents.up', { name })}
          icon={<ArrowUp size={16} aria-hidden />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('documents.down', { name })}
          icon={<ArrowDown size={16} aria-hidden />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t('documents.remove', { name })}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
