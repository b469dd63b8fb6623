import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Project, projectStatuses } from '#src/contract/project.ts'
import { Notice } from '#src/ui/notice.tsx'
import { ArticleParagraph } from './article-paragraph.tsx'
import { tracksOf } from './article-tracks.ts'
import { SoundingFace } from './sounding-face.tsx'

function PreviewNotice({ project }: { project: Project }) {
  const { t } = useTranslation('website-reader')
  const { blocks } = project.body
  if (project.status === projectStatuses.IN_PROGRESS || project.status === projectStatuses.REJECTED)
    return null
  if (blocks.every(({ generated }) => generated.status === 'none'))
    return <Notice>{t('preview.draft')}</Notice>
  if (blocks.some(({ generated }) => generated.status === 'failed')) {
    return <Notice tone="warn">{t('preview.failed')}</Notice>
  }
  const isBehind = blocks.some(({ is_stale, generated }) => is_stale || generated.status !== 'ready')
  return isBehind ? <Notice tone="warn">{t('preview.stale')}</Notice> : null
}

export function PreviewPanel({ project }: { project: Project }) {
  const { t } = useTranslation('website-reader')
  const { blocks, reader } = project.body
  const tracks = useMemo(() => tracksOf(blocks, project.title), [blocks, project.title])
  const face = reader && tracks.length > 0 && (
    <SoundingFace look={reader.look} title={blocks[0]?.text ?? ''} tracks={tracks} />
  )
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PreviewNotice project={project} />
      {reader?.look.position === 'above' && face}
      <section aria-label={t('preview.article')} className="flex flex-col gap-3">
        {blocks.map((block, index) => (
          <ArticleParagraph key={block.id} block={block} number={index + 1} tracks={tracks} />
        ))}
      </section>
      {reader?.look.position !== 'above' && face}
    </div>
  )
}
