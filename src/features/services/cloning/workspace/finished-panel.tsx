import type { Project } from '#src/contract/project.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Likeness } from './likeness.tsx'
import { Listen } from './listen.tsx'
import { type Trial, TrySentence } from './try-sentence.tsx'

export function FinishedPanel({ project, trial }: { project: Project; trial: Trial }) {
  const { t } = useTranslation('cloning')
  const { preview_url: url, body } = project
  return (
    <section aria-label={t('finished.title')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-16 font-strong">{t('finished.title')}</h2>
        <p className="mt-1 text-muted">{t('finished.text')}</p>
      </div>
      {body.clone?.is_changed && (
        <Notice tone="warn" title={t('finished.changed')}>
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
      <TrySentence trial={trial} project={project} />
    </section>
  )
}
