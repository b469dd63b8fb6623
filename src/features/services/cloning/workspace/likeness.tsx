import { type ReactNode, useId } from 'react'
import type { Likeness as Figures } from '#src/contract/cloning.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Badge } from '#src/ui/badge.tsx'
import { type Comparison, compareFigures } from './compare-figures.ts'

const toneByCloseness = { same: 'success', near: 'info', far: 'warn' } as const

function useLikenessText() {
  const { t } = useTranslation('cloning')
  const { number } = useFormat()
  return {
    values({ kind, samples, voice, decimals }: Comparison) {
      const say = (value: number) => t(`likeness.${kind}.value`, { value: number(value, decimals) })
      return t('likeness.values', { samples: say(samples), voice: say(voice) })
    },
    difference({ kind, difference, decimals, closeness }: Comparison) {
      if (closeness === 'same') return t('likeness.same')
      const way = difference > 0 ? 'more' : 'less'
      const unit = kind === 'tone' ? 1 : decimals
      return t(`likeness.${kind}.${way}`, {
        by: number(Math.abs(difference), kind === 'pace' ? 0 : unit),
      })
    },
  }
}

interface LikenessProps {
  likeness: Pick<Figures, 'samples' | 'voice'>
  listen?: ReactNode
}

export function Likeness({ likeness: { samples, voice }, listen }: LikenessProps) {
  const { t } = useTranslation('cloning')
  const said = useLikenessText()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="text-14 font-strong">
        {t('likeness.title')}
      </h3>
      {listen && <div className="flex flex-wrap gap-2">{listen}</div>}
      <dl className="border-t border-line">
        {compareFigures(samples, voice).map((comparison) => (
          <div
            key={comparison.kind}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[6rem_1fr_auto]"
          >
            <dt>{t(`likeness.${comparison.kind}.name`)}</dt>
            <dd className="tabular order-last col-span-2 text-muted sm:order-none sm:col-span-1">
              {said.values(comparison)}
            </dd>
            <dd className="tabular">
              <Badge tone={toneByCloseness[comparison.closeness]}>{said.difference(comparison)}</Badge>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-muted">{t('likeness.hint')}</p>
    </section>
  )
}
