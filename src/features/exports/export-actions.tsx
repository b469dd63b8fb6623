import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'

interface ExportActionsProps {
  /** Something sounds otherwise than it says. */
  isStale: boolean
  /** A run is under way. */
  isRunning: boolean
  /**
   * Makes that first, anew or, where nothing of it has been made yet, for the first time; absent where its price, in
   * qəpik, is not known or the project takes no run now.
   */
  regenerate?:
    | { price: number | undefined; isPending: boolean; start: () => void; isFirst?: boolean }
    | undefined
  canExport: boolean
  isExporting: boolean
  onExport: () => void
}

/** Exports; where something is out of date, either made anew first or as it is. */
export function ExportActions(props: ExportActionsProps) {
  const { isRunning, regenerate, canExport, isExporting, onExport } = props
  const { t } = useTranslation('editor-modals')
  const { money } = useFormat()
  const isStale = props.isStale && !isRunning
  // What the notice above advises stands out.
  const isAdvised = isStale && regenerate !== undefined
  const place = useKeptFocus([isRunning, isStale].join())
  return (
    <div {...place} className="flex w-full flex-col-reverse gap-2 outline-none md:w-auto md:flex-row">
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
    </div>
  )
}
