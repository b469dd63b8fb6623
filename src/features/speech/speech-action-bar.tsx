import { AudioLines, ChevronUp, Download } from 'lucide-react'
import { useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable, isInProgress } from '#src/features/projects/project-statuses.ts'
import { ActionBar } from '#src/features/runs/action-bar.tsx'
import { RunProgress } from '#src/features/runs/run-progress.tsx'
import { isToResend } from '#src/features/runs/run-target.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isOpenInRun } from '#src/rules/open-in-run.ts'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { PriceSum } from './price-sum.tsx'
import { Totals } from './totals.tsx'
import type { Obstacle } from './use-obstacle.ts'
import { type Quote, type Tariff, useQuote } from './use-quote.ts'

interface LeadProps {
  tariff: Tariff
  obstacle: Obstacle | undefined
  reveal: { readonly isRevealing: boolean; readonly skip: () => void }
  onChooseVoice: () => void
}

function After({ changed: { blocks, price } }: Pick<Quote, 'changed'>) {
  const { t } = useTranslation('editor')
  const { money } = useFormat()
  if (blocks === 0) return null
  return (
    <p className="tabular text-13 text-muted">{t('work.after', { count: blocks, price: money(price) })}</p>
  )
}

/** As long as the sum will be, so that nothing moves when the voices come, which may cost more. */
function AwaitedSum({ tariff }: Pick<LeadProps, 'tariff'>) {
  const { changed } = useQuote({ ...tariff, voices: [] })
  if (!tariff.service) return null
  return (
    <div className="invisible">
      <PriceSum shares={changed.shares} price={changed.price} service={tariff.service} />
    </div>
  )
}

function Lead({ tariff, changed, obstacle, reveal, onChooseVoice }: LeadProps & Pick<Quote, 'changed'>) {
  const { t } = useTranslation('editor')
  const summary = useSummary()
  const isBusy = isInProgress(summary) || reveal.isRevealing
  return (
    <>
      {isBusy ? (
        <>
          <RunProgress project={summary} onSkip={reveal.isRevealing ? reveal.skip : undefined} />
          {isOpenInRun(summary) && <After changed={changed} />}
        </>
      ) : (
        <>
          <Totals partsOf={tariff.partsOf} />
          {tariff.voices && tariff.service ? (
            <PriceSum shares={changed.shares} price={changed.price} service={tariff.service} />
          ) : (
            <AwaitedSum tariff={tariff} />
          )}
        </>
      )}
      {obstacle !== undefined && isEditable(summary) && (
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
      )}
    </>
  )
}

interface SpeechActionBarProps extends LeadProps {
  quote: Quote
  run: Run
  onExport: () => void
}

interface GenerateProps extends Pick<SpeechActionBarProps, 'quote' | 'run' | 'obstacle'> {
  canGenerate: boolean
}

function useGenerateLabel({ changed, all, stale, isKnown }: Quote) {
  const { t } = useTranslation(['editor', 'runs'])
  const { money } = useFormat()
  const summary = useSummary()
  if (!isKnown) return t('generate.label')
  if (changed.blocks === 0) return t(all.blocks === 0 ? 'generate.noText' : 'generate.nothing')
  if (isToResend(summary)) return t('runs:rejected.resend', { price: money(changed.price) })
  return t(stale === 0 ? 'generate.blocks' : 'generate.changed', {
    count: changed.blocks,
    price: money(changed.price),
  })
}

function Generate({ quote, run, obstacle, canGenerate }: GenerateProps) {
  const { t } = useTranslation('editor')
  const label = useGenerateLabel(quote)
  const { changed } = quote
  if (isInProgress(useSummary())) {
    return (
      <Button variant="primary" isWide icon={<Spinner />} disabled>
        {t('work.label')}
      </Button>
    )
  }
  return (
    <Button
      variant="primary"
      isWide
      icon={<AudioLines size={16} aria-hidden className="max-sm:hidden" />}
      disabled={!canGenerate || changed.blocks === 0}
      aria-describedby={obstacle === undefined ? undefined : 'obstacle'}
      isPending={run.isPending}
      onClick={() => run.start({ scope: 'changed', price: changed.price })}
    >
      {label}
    </Button>
  )
}

export function SpeechActionBar({ quote, run, onExport, ...lead }: SpeechActionBarProps) {
  const { t } = useTranslation(['editor', 'common'])
  const { money } = useFormat()
  const summary = useSummary()
  const { changed, all } = quote
  const canGenerate = isEditable(summary) && lead.obstacle === undefined && !run.isUnsure
  const phase = [summary.status, canGenerate, changed.blocks === 0].join()
  return (
    <ActionBar run={run} phase={phase} lead={<Lead changed={changed} {...lead} />}>
      <div className="flex w-full items-center gap-2 sm:ml-auto sm:w-auto">
        <Button icon={<Download size={16} aria-hidden />} onClick={onExport}>
          <span className="max-sm:sr-only">{t('common:actions.export')}</span>
        </Button>
        <span className="min-w-0 flex-1 sm:flex-none">
          <Generate quote={quote} run={run} obstacle={lead.obstacle} canGenerate={canGenerate} />
        </span>
        <DropdownMenu
          align="end"
          trigger={(props) => (
            <IconButton {...props} label={t('generate.more')} icon={<ChevronUp size={16} aria-hidden />} />
          )}
          entries={[
            {
              id: 'all',
              label: t('generate.all', {
                count: all.blocks,
                price: money(all.price),
              }),
              isDisabled: !canGenerate || !run.canStart || all.blocks === 0,
              onSelect: () => run.start({ scope: 'all', price: all.price }),
            },
          ]}
        />
      </div>
    </ActionBar>
  )
}
