import { useTranslation } from '#src/i18n/use-translation.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const LINE_WIDTHS = ['90%', '70%', '95%', '55%', '80%'] as const

export function ProjectSkeleton({ title }: { title?: string }) {
  const { t } = useTranslation('editor')
  return (
    <div aria-busy="true">
      <ScreenHeading title={title ?? t('title.loading')} size="small" />
      <div className="mx-auto flex max-w-wide flex-col gap-10 py-10">
        {LINE_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}
