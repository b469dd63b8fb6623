import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'

interface ExportActionsProps {
  /** Some sound no longer matches its text or settings. */
  isStale: boolean
  /** A run is in progress. */
  isRunning: boolean
  /**
   * Generates the stale or missing parts first; `isFirst` if there are none yet. Absent if the price, in
   * qəpik, is unknown or the project cannot run now.
   */
  regenerate?:
    | { price: number | undefined; isPending: boolean; start: () => void; isFirst?: boolean }
    | undefined
  canExport: boolean
  isExporting: boolean
  onExport: () => void
}

/** Exports. Stale parts can be generated again first or exported unchanged. */
export function ExportActions(props: ExportActionsProps) {
  const { isRunning, regenerate, canExport, isExporting, onExport } = props
  const { t } = useTranslation('editor-modals')
  const { money } = useFormat()
  const isStale = props.isStale && !isRunning
  // Highlights the action that the notice above recommends.
  const isAdvised = isStale && regenerate !== undefined
  const place = useFocusFallback([isRunning, isStale].join())
  return (
    <div {...place} className="flex w-full flex-col gap-2 outline-none md:w-auto md:flex-row">
      <ActionOrder>
        <Button
          variant={isAdvised ? 'secondary' : 'primary'}
          disabled={!canExport}
          isPending={isExporting}
          onClick={onExport}
        >
          {t(isStale ? 'export.asIs' : 'export.start')}
        </Button>
        {isAdvised && (
          <Button variant="primary" isPending={regenerate.isPending} onClick={regenerate.start}>
            {t(regenerate.isFirst ? 'export.generate' : 'export.regenerate', {
              price: money(regenerate.price),
            })}
          </Button>
        )}
      </ActionOrder>
    </div>
  )
}
