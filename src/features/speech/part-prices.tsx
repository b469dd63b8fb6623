import { useCallback } from 'react'
import { type EditorState, useSettled } from '#src/features/editor/editor-context.ts'
import { PriceRow } from '#src/features/runs/price-row.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Money } from '#src/ui/money.tsx'
import { factsOf } from './block-facts.ts'
import { estimate } from './speech-figures.ts'
import type { Tariff } from './use-quote.ts'

/** Price of what is to be generated in each part of a project, e.g. the chapters of a book. */
function pricesIn(state: EditorState, { service, multipliers, partsOf }: Tariff) {
  if (!service) return []
  const { defaults } = state
  return partsOf(state).flatMap((blocks) => {
    const changed = blocks.filter((block) => factsOf(block, defaults).isToGenerate)
    const { price } = estimate(changed, defaults.voiceId, { ...service, min_charge: '0.00' }, multipliers)
    const [first] = blocks
    return first && price ? [{ key: first.key, title: first.text.trim(), price }] : []
  })
}

export function PartPrices({ tariff }: { tariff: Tariff }) {
  const { t } = useTranslation('runs-price')
  const { money } = useFormat()
  const parts = useSettled(useCallback((state: EditorState) => pricesIn(state, tariff), [tariff]))
  if (parts.length < 2) return null
  return (
    <section aria-label={t('price.chapters')} className="flex flex-col gap-1">
      <h3 className="font-strong">{t('price.chapters')}</h3>
      <dl className="tabular flex max-h-60 flex-col gap-1 overflow-y-auto">
        {parts.map(({ key, title, price }) => (
          <PriceRow key={key} label={title || t('price.untitled')}>
            <Money text={money(price)} />
          </PriceRow>
        ))}
      </dl>
      <p className="text-13 text-muted">{t('price.roundedOnce')}</p>
    </section>
  )
}
