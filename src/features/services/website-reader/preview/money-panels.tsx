import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#src/contract/project.ts'
import { InsufficientFunds } from '#src/features/billing/insufficient-funds.tsx'
import { keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { PreviewGeneration, Shortage } from './use-generate-preview.ts'
import { useInterruptedPreview } from './use-interrupted-preview.ts'

interface MoneyPanelsProps {
  project: Project
  price: number | undefined
  generation: PreviewGeneration
}

const panel = 'flex max-w-field flex-col gap-3 rounded-md border border-line bg-raised p-4 text-14'

/** Too little money, and the way on afterwards. */
export function MoneyPanels({ project, price, generation }: MoneyPanelsProps) {
  const { shortage } = generation
  if (shortage) return <ShortagePanel project={project} shortage={shortage} generation={generation} />
  return <ResumePanel project={project} price={price} generation={generation} />
}

interface ShortagePanelProps {
  project: Project
  shortage: Shortage
  generation: PreviewGeneration
}

function ShortagePanel({ project: { slug, id }, shortage, generation }: ShortagePanelProps) {
  const { t } = useTranslation(['billing', 'common', 'editor'])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { price, missing } = shortage
  const keep = () =>
    keepInterruptedAction({ slug, projectId: id, scope: 'changed', price, isConfirmed: false })
  return (
    <div className={panel}>
      <div className="flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-16 font-strong">
          {t('billing:funds.title')}
        </h2>
        <IconButton
          label={t('common:actions.close')}
          icon={<X size={16} aria-hidden />}
          size="small"
          onClick={generation.dismiss}
        />
      </div>
      <InsufficientFunds shortage={missing} onTopUp={keep} />
      <Button onClick={() => generation.start(price)}>{t('editor:funds.retry')}</Button>
    </div>
  )
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
