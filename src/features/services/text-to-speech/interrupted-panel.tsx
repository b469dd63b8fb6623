import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import type { Generation } from './use-generation.ts'
import { useInterrupted } from './use-interrupted.ts'
import type { Obstacle } from './use-obstacle.ts'
import type { Tariff } from './use-quote.ts'

interface InterruptedPanelProps {
  tariff: Tariff
  generation: Generation
  obstacle: Obstacle | undefined
}

/** After topping up: what was interrupted can go on, at a price that is said first. */
export function InterruptedPanel({ tariff, generation, obstacle }: InterruptedPanelProps) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const interrupted = useInterrupted(tariff, generation, obstacle === undefined)
  if (!interrupted) return null
  const { wish, priceBefore, start, forget } = interrupted
  const now = money(wish.price)
  return (
    <section
      aria-label={t('resume.title')}
      className="my-3 flex max-w-field flex-col gap-3 rounded-md border border-line bg-raised p-4 text-14"
    >
      <h2 className="text-16 font-strong">{t('resume.title')}</h2>
      <p>
        {wish.price === priceBefore
          ? t('resume.text')
          : t('resume.changed', { before: money(priceBefore), now })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={start}>
          {t('resume.action', { price: now })}
        </Button>
        <Button variant="quiet" onClick={forget}>
          {t('resume.notNow')}
        </Button>
      </div>
    </section>
  )
}
