import { useTranslation } from 'react-i18next'
import type { Clone } from '#src/contract/cloning.ts'
import type { Project } from '#src/contract/project.ts'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { useReopen } from '#src/features/runs/runs-mutations.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Likeness } from './likeness.tsx'
import { Listen } from './listen.tsx'
import { Objection } from './objection.tsx'

interface QuotePanelProps {
  project: Project
  run: Run
}

function ListenToBoth({ project, clone: { samples, likeness } }: { project: Project; clone: Clone }) {
  const { t } = useTranslation('cloning')
  const sample = samples.find(({ fault }) => fault === null)
  return (
    <>
      {sample && (
        <Listen
          track={{
            id: `sample ${sample.id}`,
            title: sample.file_name,
            url: sample.audio_url,
            duration: sample.duration,
          }}
          label={t('likeness.sample')}
        />
      )}
      {likeness && (
        <Listen
          track={{ id: `likeness ${project.id}`, title: project.title, url: likeness.preview_url }}
          label={t('likeness.voice')}
        />
      )}
    </>
  )
}

export function QuotePanel({ project, run }: QuotePanelProps) {
  const { t } = useTranslation('cloning')
  const { money, dateTime } = useFormat()
  const reopen = useReopen(run.target)
  const { price_expires_at: expiresAt } = project
  const price = money(run.quoted ?? 0)
  const { clone } = project.body
  const isAsking = run.shortage !== undefined || run.resume !== undefined
  return (
    <section aria-label={t('quote.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-16 font-strong">{t('quote.title')}</h2>
        <Money text={price} isLarge />
      </div>
      <p className="text-muted">
        {expiresAt ? t('quote.until', { moment: dateTime(expiresAt) }) : t('quote.text')}
      </p>
      <Objection clone={clone} />
      {clone?.likeness && (
        <Likeness likeness={clone.likeness} listen={<ListenToBoth project={project} clone={clone} />} />
      )}
      <RunPanels run={run} resumeLabel={(now) => t('quote.pay', { price: now })} />
      {!isAsking && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            size="large"
            disabled={run.isUnsure}
            isPending={run.isPending}
            pendingLabel={t('quote.paying')}
            onClick={run.pay}
          >
            {t('quote.pay', { price })}
          </Button>
          <Button
            size="large"
            isPending={reopen.isPending}
            disabled={run.isPending || run.isUnsure}
            onClick={() => reopen.mutate()}
          >
            {t('quote.back')}
          </Button>
        </div>
      )}
      <p className="text-13 text-muted">{t('quote.readOnly')}</p>
    </section>
  )
}
