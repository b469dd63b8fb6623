import { useQuery } from '@tanstack/react-query'
import { isNotFound } from '#src/api/is-not-found.ts'
import type { Clone } from '#src/contract/cloning.ts'
import type { Project } from '#src/contract/project.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { PayQuote } from '#src/features/runs/pay-quote.tsx'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
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

/** Another tab may take an offer back, pay it, or delete its voice: it is asked for anew when the customer comes back to it. */
function Pay({ project: { slug, id }, run, price }: QuotePanelProps & { price: string }) {
  const { t } = useTranslation(['cloning', 'editor'])
  const { error } = useQuery({ ...projectQueries.project(slug, id), refetchOnWindowFocus: 'always' })
  if (isNotFound(error)) {
    return (
      <p role="alert" className="text-danger">
        {t('editor:save.failed.gone')}
      </p>
    )
  }
  return (
    <PayQuote
      run={run}
      price={price}
      size="large"
      labels={{
        pay: (sum) => t('quote.pay', { price: sum }),
        paying: t('quote.paying'),
        back: t('quote.back'),
      }}
    />
  )
}

export function QuotePanel({ project, run }: QuotePanelProps) {
  const { t } = useTranslation('cloning')
  const { money, dateTime } = useFormat()
  const { price_expires_at: expiresAt } = project
  const price = money(run.quoted ?? 0)
  const { clone } = project.body
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
      <Pay project={project} run={run} price={price} />
      <p className="text-13 text-muted">{t('quote.readOnly')}</p>
    </section>
  )
}
