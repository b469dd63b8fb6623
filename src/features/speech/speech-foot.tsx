import { AudioLines, Shuffle } from 'lucide-react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable, isInProgress } from '#src/features/projects/project-statuses.ts'
import type { PriceBreakdownProps } from '#src/features/runs/price-breakdown.tsx'
import { isToResend } from '#src/features/runs/run-target.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { EditedFoot, useExportStep } from '#src/features/workspace/edited-foot.tsx'
import type { FixOptions } from '#src/features/workspace/project-foot.tsx'
import type { FootStep } from '#src/features/workspace/workspace-foot.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isOpenInRun } from '#src/rules/open-in-run.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { hasAnySound } from './block-facts.ts'
import { hasParts } from './parts-of.ts'
import { PriceSum } from './price-sum.tsx'
import { type Obstacle, type Quote, type Tariff, useQuote } from './use-quote.ts'

const PartPrices = lazyPartsWith(['runs-price'])('PartPrices', () => import('./part-prices.tsx'))

interface SpeechFootProps {
  tariff: Tariff
  quote: Quote
  run: Run
  obstacle: Obstacle | undefined
  reveal: { readonly isRevealing: boolean; readonly skip: () => void }
  fixing: FixOptions
  onChooseVoice: () => void
  onExport: () => void
  /** Left out if no other service can start from the text. */
  onReuse: (() => void) | undefined
}

function CostAfterChange({ changed: { blocks, price } }: Pick<Quote, 'changed'>) {
  const { t } = useTranslation('editor')
  const { money } = useFormat()
  if (blocks === 0) return null
  return (
    <p className="tabular text-13 text-muted">
      <Sums text={t('work.after', { count: blocks, price: money(price) })} />
    </p>
  )
}

/**
 * Placeholder as wide as the price, so that nothing moves when the voices, which may cost more, are loaded.
 */
function PricePlaceholder({ tariff }: Pick<SpeechFootProps, 'tariff'>) {
  const { changed } = useQuote({ ...tariff, voices: [] })
  if (!tariff.service) return null
  return (
    <div className="invisible">
      <PriceSum shares={changed.shares} price={changed.price} service={tariff.service} />
    </div>
  )
}

function ObstacleNote({ obstacle, onChooseVoice }: { obstacle: Obstacle; onChooseVoice: () => void }) {
  const { t } = useTranslation('editor')
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p id="obstacle" className="text-13 text-warn">
        {obstacle.text}
      </p>
      {obstacle.isVoice && (
        <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={onChooseVoice}>
          {t('voice.choose')}
        </Button>
      )}
      {obstacle.retry && (
        <Button size="small" variant="quiet" onClick={obstacle.retry}>
          {t('obstacle.retry')}
        </Button>
      )}
    </div>
  )
}

/** The price of a start, or that there is nothing to start. */
function Facts({ tariff, quote, obstacle, onChooseVoice }: Omit<SpeechFootProps, 'run' | 'fixing'>) {
  const { t } = useTranslation('editor')
  const summary = useSummary()
  const { changed, all, isKnown } = quote
  const isNothingLeft = isKnown && changed.blocks === 0
  if (!isEditable(summary)) return null
  return (
    <>
      {isNothingLeft && (
        <p className="text-13 text-muted">{t(all.blocks === 0 ? 'generate.noText' : 'generate.nothing')}</p>
      )}
      {!isNothingLeft &&
        (tariff.voices && tariff.service ? (
          <PriceSum shares={changed.shares} price={changed.price} service={tariff.service} />
        ) : (
          <PricePlaceholder tariff={tariff} />
        ))}
      {obstacle && <ObstacleNote obstacle={obstacle} onChooseVoice={onChooseVoice} />}
    </>
  )
}

function useGenerateLabel({ changed, stale, isKnown }: Quote) {
  const { t } = useTranslation(['editor', 'runs'])
  const { money } = useFormat()
  const summary = useSummary()
  if (!isKnown) return t('generate.label')
  if (isToResend(summary)) return t('runs:rejected.resend', { price: money(changed.price) })
  return t(stale === 0 ? 'generate.blocks' : 'generate.changed', {
    count: changed.blocks,
    price: money(changed.price),
  })
}

function useSteps({ quote, run, obstacle, onExport, onReuse }: SpeechFootProps) {
  const { t } = useTranslation(['editor', 'runs'])
  const { money } = useFormat()
  const summary = useSummary()
  const { changed, all, isKnown } = quote
  const canGenerate = isEditable(summary) && obstacle === undefined && !run.isUnsure
  const start: FootStep = {
    label: useGenerateLabel(quote),
    icon: AudioLines,
    isDisabled: !canGenerate || changed.blocks === 0,
    describedBy: obstacle === undefined ? undefined : 'obstacle',
    isPending: run.isPending,
    onPress: () => void run.start({ scope: 'changed', price: changed.price }),
  }
  const everything: FootStep = {
    label: t('generate.all', { count: all.blocks, price: money(all.price) }),
    icon: AudioLines,
    isDisabled: !canGenerate || !run.canStart,
    onPress: () => void run.start({ scope: 'all', price: all.price }),
  }
  const result = useExportStep(onExport)
  const reuse: FootStep | undefined = onReuse && { label: t('runs:reuse'), icon: Shuffle, onPress: onReuse }
  const isHeard = useSettled(hasAnySound)
  const hasText = !isKnown || all.blocks > 0
  return {
    start: hasText && (!isKnown || changed.blocks > 0) ? start : undefined,
    result: (hasText && isEditable(summary)) || isInProgress(summary) || isHeard ? result : undefined,
    more: all.blocks > 0 ? [all.blocks > changed.blocks ? everything : undefined, reuse] : [],
  }
}

/** Parts of the price; unknown until the voices, which may cost more, are loaded. */
function sumOf({ tariff, quote: { changed } }: SpeechFootProps): PriceBreakdownProps {
  return {
    work: { shares: changed.shares },
    price: tariff.voices && changed.price,
    service: tariff.service,
    children: hasParts(tariff.partsOf) && (
      <LazyBoundary>
        <PartPrices tariff={tariff} />
      </LazyBoundary>
    ),
  }
}

export function SpeechFoot(props: SpeechFootProps) {
  const { quote, run, reveal, fixing } = props
  const summary = useSummary()
  return (
    <EditedFoot
      run={run}
      facts={<Facts {...props} />}
      sum={sumOf(props)}
      besideProgress={isOpenInRun(summary) && <CostAfterChange changed={quote.changed} />}
      reveal={reveal}
      fixing={fixing}
      {...useSteps(props)}
    />
  )
}
