import { DubbingStep, projectStatuses } from '#src/contract/project-summary.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { PayQuote } from '#src/features/runs/pay-quote.tsx'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { RunProgress } from '#src/features/runs/run-progress.tsx'
import { isToResend } from '#src/features/runs/run-target.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Money } from '#src/ui/money.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { DubRun } from '../dub/use-dub-run.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

interface PanelProps {
  run: DubRun
  onLanguages: () => void
}

function AskForQuote({ run, onLanguages }: PanelProps) {
  const { t } = useTranslation(['dubbing', 'runs'])
  const { money } = useFormat()
  const summary = useSummary()
  const price = summary.status === COMPLETED || !summary.price ? undefined : qepikOf(summary.price)
  return (
    <section aria-label={t('draft.title')} className="flex flex-col gap-3 rounded-md border border-line p-4">
      <h2 className="text-16 font-strong">{t('draft.title')}</h2>
      <RejectionPanel run={run} />
      <p className="text-muted">{t('draft.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={run.isUnsure}
          isPending={run.isPending}
          pendingLabel={t('draft.asking')}
          onClick={() => run.start({ scope: 'all', price })}
        >
          {price === undefined
            ? t('draft.ask')
            : t(isToResend(summary) ? 'runs:rejected.resend' : 'draft.askFor', { price: money(price) })}
        </Button>
        <Button onClick={onLanguages}>{t('draft.change')}</Button>
      </div>
    </section>
  )
}

function Quote({ run }: Pick<PanelProps, 'run'>) {
  const { t } = useTranslation('dubbing')
  const { money, dateTime } = useFormat()
  const { price_expires_at: expiresAt } = useSummary()
  const { status } = useSignal(useEditor().autosave.state)
  const price = money(run.quoted ?? 0)
  return (
    <section aria-label={t('quote.title')} className="flex flex-col gap-3 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-16 font-strong">{t('quote.title')}</h2>
        <Money text={price} isLarge />
      </div>
      {expiresAt && <p className="text-muted">{t('quote.until', { moment: dateTime(expiresAt) })}</p>}
      {/* Deleted elsewhere, as the head says: nothing is offered any more. */}
      {!(status.kind === 'failed' && status.failure === 'gone') && (
        <PayQuote
          run={run}
          price={price}
          labels={{
            pay: (sum) => t('quote.pay', { price: sum }),
            paying: t('quote.paying'),
            back: t('quote.back'),
          }}
        />
      )}
    </section>
  )
}

function Steps() {
  const { t } = useTranslation('dubbing')
  const summary = useSummary()
  const now = summary.step ? DubbingStep.options.indexOf(summary.step) : -1
  return (
    <section aria-label={t('steps.title')} className="flex flex-col gap-2 rounded-md border border-line p-4">
      <RunProgress project={summary} label={t('steps.title')} />
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-13">
        {DubbingStep.options.map((step, index) => (
          <li
            key={step}
            aria-current={index === now ? 'step' : undefined}
            className={classNames(index === now ? 'font-strong' : 'text-muted')}
          >
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Ordered() {
  const { t } = useTranslation('dubbing')
  return (
    <p className="flex items-center gap-2 rounded-md border border-line p-4">
      <Spinner />
      {t('ordered')}
    </p>
  )
}

function Panel({ run, onLanguages }: PanelProps) {
  const editor = useEditor()
  const { status } = useSummary()
  const { target_languages: targets = [], outputs = [] } = useSignal(editor.body).dubbing ?? {}
  const isMissing = targets.some((id) => !outputs.some(({ language }) => language === id))
  switch (status) {
    case DRAFT:
    case COMPLETED:
      if (isMissing) return <AskForQuote run={run} onLanguages={onLanguages} />
      return <RunPanels run={run} />
    case WAITING_FOR_ORDERING:
      return <Quote run={run} />
    case ORDERED:
      return <Ordered />
    case IN_PROGRESS:
      return <Steps />
    case REJECTED:
      return <RejectionPanel run={run} />
  }
}

export function StatusPanel(props: PanelProps) {
  const place = useKeptFocus(String(useSummary().status))
  return (
    <div {...place} className="outline-none empty:hidden">
      <Panel {...props} />
    </div>
  )
}
