import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { isTooLong, slotShare } from '../dub/fit.ts'
import type { FitActionsProps } from './fit-actions.tsx'

const FitActions = lazyPartsWith(['dubbing-lazy'])('FitActions', () => import('./fit-actions.tsx'))

interface SlotMeterProps extends FitActionsProps {
  isReadOnly: boolean
}

/** Shows by how much a translation exceeds its time; nothing if it fits. */
export function SlotMeter(props: SlotMeterProps) {
  const { segment, translation, isReadOnly } = props
  const { t } = useTranslation('dubbing')
  const { number } = useFormat()
  const share = slotShare(segment, translation)
  if (share === undefined || !isTooLong(share)) return null
  const overSeconds = (share - 1) * (segment.end - segment.start)
  return (
    <div className="flex flex-col gap-1">
      <span className="tabular text-13 text-warn">
        {t('slot.tooLong', { seconds: number(overSeconds, 1) })}
      </span>
      {!isReadOnly && (
        // Keeps the height of the buttons free, so that nothing below moves when they come.
        <div className="min-h-8">
          <LazyBoundary>
            <FitActions {...props} />
          </LazyBoundary>
        </div>
      )}
    </div>
  )
}
