import type { Clone } from '#src/contract/cloning.ts'
import type { Project } from '#src/contract/project.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { QuotePanel as SharedQuote } from '#src/features/workspace/quote-panel.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Likeness } from './likeness.tsx'
import { Listen } from './listen.tsx'
import { Objection } from './objection.tsx'

interface QuotePanelProps {
  project: Project
  run: Run
}

function CompareSamples({ project, clone: { samples, likeness } }: { project: Project; clone: Clone }) {
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
  const { clone } = project.body
  const items = run.quoted === undefined ? [] : [{ label: t('quote.item'), price: run.quoted }]
  return (
    <>
      <SharedQuote project={project} price={run.quoted} items={items} />
      <Objection clone={clone} />
      {clone?.likeness && !clone.objection && (
        <Likeness likeness={clone.likeness} listen={<CompareSamples project={project} clone={clone} />} />
      )}
    </>
  )
}
