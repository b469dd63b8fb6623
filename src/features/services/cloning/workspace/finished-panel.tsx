import type { Project } from '#src/contract/project.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useCloningTerms } from '../form/use-cloning-terms.ts'
import { Likeness } from './likeness.tsx'
import { Listen } from './listen.tsx'
import { TrySentence } from './try-sentence.tsx'

export function FinishedPanel({ project, run }: { project: Project; run: Run }) {
  const { t } = useTranslation('cloning')
  const { money } = useFormat()
  const { price } = useCloningTerms()
  const { preview_url: url, body } = project
  return (
    <section aria-label={t('finished.title')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-16 font-strong">{t('finished.title')}</h2>
        <p className="mt-1 text-muted">{t('finished.text')}</p>
      </div>
      {body.clone?.is_changed && (
        <Notice
          tone="warn"
          title={t('finished.changed')}
          action={
            <Button
              size="small"
              disabled={run.isUnsure}
              isPending={run.isPending}
              onClick={() => run.start({ scope: 'all', price })}
            >
              {price === undefined
                ? t('finished.retrain')
                : t('finished.retrainFor', { price: money(price) })}
            </Button>
          }
        >
          {t('finished.changedText')}
        </Notice>
      )}
      {url && (
        <div>
          <Listen
            track={{ id: `clone ${project.id}`, title: project.title, url }}
            label={t('finished.listen')}
            size="large"
          />
        </div>
      )}
      {body.clone?.likeness && <Likeness likeness={body.clone.likeness} />}
      <TrySentence project={project} />
    </section>
  )
}
