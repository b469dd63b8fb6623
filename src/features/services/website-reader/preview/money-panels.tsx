import { useTranslation } from 'react-i18next'
import type { Project } from '#src/contract/project.ts'
import { FundsPanel } from '#src/features/billing/funds-panel.tsx'
import { keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import type { PreviewGeneration } from './use-generate-preview.ts'
import { useInterruptedPreview } from './use-interrupted-preview.ts'

interface MoneyPanelsProps {
  project: Project
  price: number | undefined
  generation: PreviewGeneration
}

const panel = 'flex max-w-field flex-col gap-3 rounded-md border border-line bg-raised p-4 text-14'

/** Too little money, and the way on afterwards. */
export function MoneyPanels({ project, price, generation }: MoneyPanelsProps) {
  const { shortage, start, dismiss } = generation
  if (shortage) {
    const { price: asked, missing } = shortage
    const action = { slug: project.slug, projectId: project.id, scope: 'changed' } as const
    return (
      <FundsPanel
        shortage={missing}
        onTopUp={() => keepInterruptedAction({ ...action, price: asked, isConfirmed: false })}
        onRetry={() => start(asked)}
        onClose={dismiss}
      />
    )
  }
  return <ResumePanel project={project} price={price} generation={generation} />
}

function ResumePanel({ project, price, generation }: MoneyPanelsProps) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const interrupted = useInterruptedPreview(project, price, generation)
  if (!interrupted) return null
  const now = money(interrupted.price)
  return (
    <section aria-label={t('resume.title')} className={panel}>
      <h2 className="text-16 font-strong">{t('resume.title')}</h2>
      <p>
        {interrupted.price === interrupted.priceBefore
          ? t('resume.text')
          : t('resume.changed', { before: money(interrupted.priceBefore), now })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={interrupted.start}>
          {t('resume.action', { price: now })}
        </Button>
        <Button variant="quiet" onClick={interrupted.forget}>
          {t('resume.notNow')}
        </Button>
      </div>
    </section>
  )
}
