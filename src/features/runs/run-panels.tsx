import { usePartsAhead } from '#src/features/catalog/lazy-part.tsx'
import { lateComponent } from '#src/ui/late-component.ts'
import { LatePart } from '#src/ui/late-part.tsx'
import type { MoneyPanelsProps } from './money-panels.tsx'

const MoneyPanels = lateComponent(async () => (await import('./money-panels.tsx')).MoneyPanels)

const laterParts = [MoneyPanels]

/** Most runs need no message about money, so its code loads when the page is idle or when it is needed. */
export function RunPanels(props: MoneyPanelsProps) {
  const { shortage, resume } = props.run
  usePartsAhead(laterParts)
  return (
    (shortage || resume) && (
      <LatePart onFailed={shortage?.dismiss}>
        <MoneyPanels {...props} />
      </LatePart>
    )
  )
}
