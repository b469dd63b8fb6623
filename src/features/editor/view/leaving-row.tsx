import { useTranslation } from '#src/i18n/use-translation.ts'
import type { RowWindow } from '#src/ui/row-window.ts'
import type { LeavingBlock } from '../core/leaving-blocks.ts'

export interface RowPlace {
  /** From 1. */
  place: number
  count: number
  /** Distance from the top of the list, in pixels. */
  top: number
  measure: RowWindow['measure']
}

interface LeavingRowProps extends RowPlace {
  block: LeavingBlock['block']
}

/** A removed block that the server still has. It takes no input, because the input would be lost. */
export function LeavingRow({ block, place, count, top, measure }: LeavingRowProps) {
  const { t } = useTranslation('editor')
  return (
    <li
      ref={measure}
      aria-setsize={count}
      aria-posinset={place}
      data-index={place - 1}
      style={{ transform: `translateY(${top}px)` }}
      className="absolute inset-x-0 top-0 px-2 py-2 md:px-12"
    >
      <span className="text-13 text-muted">{t('block.leaving')}</span>
      <s className="wrap-long block whitespace-pre-wrap text-muted">
        {block.type === 'pause' ? t('pause.label') : block.text}
      </s>
    </li>
  )
}
