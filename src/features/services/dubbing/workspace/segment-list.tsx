import { useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { SegmentList as SharedList } from '#src/features/segments/segment-list.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SegmentRow } from './segment-row.tsx'
import { useFollowing } from './use-following.ts'

export function SegmentList() {
  const { t } = useTranslation('dubbing')
  const isReadOnly = !isEditable(useSummary())
  return (
    <SharedList
      label={t('segment.list')}
      order={useOrder()}
      following={useFollowing()}
      row={(place) => <SegmentRow key={place.blockKey} {...place} isReadOnly={isReadOnly} />}
    />
  )
}
