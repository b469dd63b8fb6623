import {
  ArrowDown,
  ArrowUp,
  Crop,
  FileText,
  GripVertical,
  RotateCw,
  Rows3,
  Scan,
  Trash2,
  Undo2,
} from 'lucide-react'
import { type PointerEvent, useEffect, useRef } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import { PICTURE_MAX_MEGAPIXELS } from '#src/contract/limits.ts'
import { SeeSent } from '#src/features/redaction/see-sent.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import type { ChosenDocument } from './documents.ts'
import { fittedSize } from './page-frame.ts'
import { straightenedFrom } from './straighten/straightening.ts'

const SIDE_PX = 52

/** A thumbnail of the file as it will be read: rotated and cropped. */
function DocumentPreview({ document: { rotation, crop, check } }: { document: ChosenDocument }) {
  const picture = check.kind === 'ready' ? check.picture : undefined
  const url = useObjectUrl(picture?.image)
  const [left, top, width, height] = crop ?? [0, 0, 1, 1]
  const kept = picture && { width: picture.width * width, height: picture.height * height }
  const shown = kept && fittedSize(kept, 0, SIDE_PX)
  return (
    <span className="flex size-13 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken">
      {shown && url !== undefined ? (
        <span className="overflow-hidden" style={{ ...shown, transform: `rotate(${rotation}deg)` }}>
          <img
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            className="max-w-none"
            style={{
              width: shown.width / width,
              height: shown.height / height,
              marginLeft: (-left * shown.width) / width,
              marginTop: (-top * shown.height) / height,
            }}
          />
        </span>
      ) : (
        <FileText
          size={20}
          aria-hidden
          className="text-muted"
          style={{ transform: `rotate(${rotation}deg)` }}
        />
      )}
    </span>
  )
}

interface DocumentRowProps {
  document: ChosenDocument
  isFirst: boolean
  isLast: boolean
  drop: 'above' | 'below' | undefined
  limits: Service['limits'] | undefined
  onDrag: (event: PointerEvent<HTMLElement>) => void
  onFrame: () => void
  onStraighten: () => void
  /** Receives the file as it was before it was straightened; `number` is its page in a PDF. */
  onAsItWas: (file: File, number?: number) => void
  onTurn: () => void
  onRedacted: (file: File) => void
  onSeparate: () => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

const unknownDetails = { picture: undefined, count: undefined, pages: undefined }

function useDocumentName({ file: { name }, number }: ChosenDocument): string {
  const { t } = useTranslation('detect-text-form')
  return number === undefined ? name : t('documents.page', { name, number })
}

function CheckText({ document: { check }, limits }: Pick<DocumentRowProps, 'document' | 'limits'>) {
  const { t } = useTranslation('detect-text-form')
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
    return (
      <span className="wrap-long text-13 text-danger">
        {t(`problem.${check.problem}`, {
          size,
          megapixels: number(PICTURE_MAX_MEGAPIXELS),
          kind: check.what ?? '',
        })}
      </span>
    )
  }
  if (!check.count) return <span className="text-13 text-muted">{t('documents.uncounted')}</span>
  const { pages, unread } = check.count
  const there = pages - unread
  return (
    <span className="tabular wrap-long text-13 text-muted">
      {t('documents.pages', { count: pages })}
      {there > 0 && ` · ${t('documents.there', { count: there })}`}
      {check.picture?.isMoving && ` · ${t('documents.moving')}`}
    </span>
  )
}

/** Keeps the focus on the moved document, although its button disappears at an end of the list. */
function useMovedFocus({ isFirst, isLast }: Pick<DocumentRowProps, 'isFirst' | 'isLast'>) {
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const moved = useRef<-1 | 1>(undefined)
  useEffect(() => {
    if (!moved.current) return
    const isUp = isLast || (moved.current === -1 && !isFirst)
    const button = isUp ? up : down
    button.current?.focus()
    moved.current = undefined
  })
  return { up, down, moved }
}

function MoveButtons({ document, isFirst, isLast, onMove }: DocumentRowProps) {
  const { t } = useTranslation('detect-text-form')
  const { up, down, moved } = useMovedFocus({ isFirst, isLast })
  const name = useDocumentName(document)
  const move = (step: -1 | 1) => {
    moved.current = step
    onMove(step)
  }
  return (
    <>
      <IconButton
        ref={up}
        label={t('documents.up', { name })}
        icon={<ArrowUp size={16} aria-hidden />}
        disabled={isFirst}
        onClick={() => move(-1)}
      />
      <IconButton
        ref={down}
        label={t('documents.down', { name })}
        icon={<ArrowDown size={16} aria-hidden />}
        disabled={isLast}
        onClick={() => move(1)}
      />
    </>
  )
}

/** Takes the straightening back. */
function UndoStraightening({ document, onAsItWas }: Pick<DocumentRowProps, 'document' | 'onAsItWas'>) {
  const { t } = useTranslation('detect-text-form')
  const name = useDocumentName(document)
  const before = straightenedFrom(document)
  if (!before) return null
  return (
    <IconButton
      label={t('documents.asItWas', { name })}
      icon={<Undo2 size={16} aria-hidden />}
      onClick={() => onAsItWas(before.file, before.number)}
    />
  )
}

/** While a changed file is checked, what is known of the earlier one, so that the button in use stays. */
function useDetails({ check }: ChosenDocument) {
  const latest = useRef(check)
  if (check.kind !== 'checking') latest.current = check
  return latest.current.kind === 'ready' ? latest.current : unknownDetails
}

function Buttons(props: DocumentRowProps) {
  const { document, isFirst, isLast, limits, onFrame, onStraighten, onRedacted } = props
  const { onTurn, onSeparate, onRemove } = props
  const { t } = useTranslation('detect-text-form')
  const name = useDocumentName(document)
  const { picture, count, pages } = useDetails(document)
  // A page with its own text is read the right way up, whatever its rotation.
  const isTurnable = count !== undefined && count.unread === count.pages
  return (
    <div className="ml-auto flex items-center">
      {count && !picture?.isMoving && (
        <SeeSent file={document.file} maxMegabytes={limits?.max_file_mb} onRedacted={onRedacted} />
      )}
      {pages && (
        <IconButton
          label={t('documents.separate', { name })}
          icon={<Rows3 size={16} aria-hidden />}
          onClick={onSeparate}
        />
      )}
      {picture && (
        <IconButton
          label={t('documents.frame', { name })}
          icon={<Crop size={16} aria-hidden />}
          onClick={onFrame}
        />
      )}
      {picture && isTurnable && !picture.isMoving && (
        <IconButton
          label={t('documents.straighten', { name })}
          icon={<Scan size={16} aria-hidden />}
          onClick={onStraighten}
        />
      )}
      <UndoStraightening {...props} />
      {isTurnable && (
        <IconButton
          label={t('documents.turn', { name })}
          icon={<RotateCw size={16} aria-hidden />}
          onClick={onTurn}
        />
      )}
      {!(isFirst && isLast) && <MoveButtons {...props} />}
      <IconButton
        label={t('documents.remove', { name })}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  )
}

export function DocumentRow(props: DocumentRowProps) {
  const { document, isFirst, isLast, drop, limits, onDrag } = props
  const name = useDocumentName(document)
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      {drop && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-0 h-0.5 bg-accent',
            drop === 'above' ? '-top-0.5' : '-bottom-0.5',
          )}
        />
      )}
      <div className="flex min-w-40 flex-1 items-center gap-3 max-sm:min-w-64">
        {!(isFirst && isLast) && (
          // Only for pointers: keyboard and screen reader users move the row with the buttons.
          <span
            aria-hidden="true"
            className="-ml-1 flex h-13 w-6 shrink-0 cursor-grab touch-none select-none items-center justify-center text-muted hover:text-ink"
            onPointerDown={(event) => event.button === 0 && onDrag(event)}
          >
            <GripVertical size={16} />
          </span>
        )}
        <DocumentPreview document={document} />
        <div className="flex min-w-0 flex-1 flex-col" role="status">
          <span dir="auto" className="wrap-long font-strong">
            {name}
          </span>
          <CheckText document={document} limits={limits} />
        </div>
      </div>
      <Buttons {...props} />
    </li>
  )
}
