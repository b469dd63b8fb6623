import { useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { SegmentList as SharedList } from '#src/features/segments/segment-list.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SegmentRow } from './segment-row.tsx'
import { useFollowing } from './use-following.ts'

interface SegmentListProps {
  order?: readonly string[]
  /** Segments being transcribed again whose result is not revealed yet; they are dimmed but readable. */
  dimmed?: Pick<ReadonlySet<string>, 'has'>
  typing?: { readonly key: string; readonly characters: number }
}

export function SegmentList({ order, dimmed, typing }: SegmentListProps) {
  const { t } = useTranslation('speech-to-text')
  const all = useOrder()
  const isReadOnly = !isEditable(useSummary())
  return (
    <SharedList
      label={t('segment.list')}
      order={order ?? all}
      following={useFollowing()}
      row={(place) => (
        <SegmentRow
          key={place.blockKey}
          {...place}
          isReadOnly={isReadOnly}
          isDimmed={dimmed?.has(place.blockKey) ?? false}
          shownCharacters={typing?.key === place.blockKey ? typing.characters : undefined}
        />
      )}
    />
  )
}
