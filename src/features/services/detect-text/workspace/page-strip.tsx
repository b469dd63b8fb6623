import { memo, useEffect, useMemo, useRef } from 'react'
import type { DocumentPage } from '#src/contract/detect-text.ts'
import { useBlock, useEditor, useOrder } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { allowedPicture } from '#src/lib/allowed-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { isBlank, useOpenPages, useShownKey } from '../pages/open-pages.ts'

interface ThumbnailProps {
  blockKey: string
  /** Starts at 1. */
  number: number
  picture: DocumentPage | undefined
  isShown: boolean
}

const Thumbnail = memo(function Thumbnail({ blockKey, number, picture, isShown }: ThumbnailProps) {
  const { t } = useTranslation('detect-text')
  const { shown, line, caret } = useOpenPages()
  const block = useBlock(blockKey)
  const status = block && isBlank(block) ? 'blank' : (block?.generated.status ?? 'none')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isShown])
  return (
    <button
      ref={button}
      type="button"
      aria-current={isShown ? 'page' : undefined}
      aria-label={`${t('strip.page', { number })}, ${t(`strip.status.${status}`)}`}
      onClick={() => {
        shown.set(blockKey)
        line.set(undefined)
        caret.set(0)
      }}
      className={classNames(
        'flex w-16 shrink-0 flex-col items-center gap-1 rounded-sm border-2 p-1',
        isShown ? 'border-accent' : 'border-transparent hover:border-line',
        (status === 'queued' || status === 'running') && 'opacity-60',
      )}
    >
      <span className="flex h-16 w-full items-center justify-center overflow-hidden bg-sunken">
        {picture && (
          <img
            src={allowedPicture(picture.thumbnail_url)}
            alt=""
            loading="lazy"
            decoding="async"
            className="max-h-full max-w-full"
          />
        )}
      </span>
      <span className={classNames('tabular text-13', status === 'failed' ? 'text-danger' : 'text-muted')}>
        {number}
      </span>
    </button>
  )
})

export const PageStrip = memo(function PageStrip() {
  const { t } = useTranslation('detect-text')
  const order = useOrder()
  const editor = useEditor()
  const { pages } = useSignal(editor.body)
  const shownKey = useShownKey()
  const pictures = useMemo(() => new Map(pages?.map((page) => [page.id, page])), [pages])
  if (order.length < 2) return null
  return (
    <nav aria-label={t('strip.label')} className="flex gap-1 overflow-x-auto pb-1">
      {order.map((key, index) => (
        <Thumbnail
          key={key}
          blockKey={key}
          number={index + 1}
          picture={pictures.get(editor.store.getBlock(key)?.id ?? 0)}
          isShown={key === shownKey}
        />
      ))}
    </nav>
  )
})
