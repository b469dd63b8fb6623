import { useTranslation } from '#src/i18n/use-translation.ts'
import { SearchField } from '#src/ui/search-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { statuses } from '#src/ui/status-badge.tsx'
import { type KnownFacts, type ProjectListView, projectOrders } from './project-list-view.ts'

const ANY_CHOICE = 'any'
/** No tag is empty, so any other word may be one. */
const ANY_TAG = ''

interface ProjectToolbarProps {
  view: ProjectListView
  /** Available orders; all of them while that is unknown. */
  known: KnownFacts | undefined
  /** Tags of the listed projects. */
  tags: readonly string[]
  onChange: (view: ProjectListView) => void
}

/** Shown once a listed project has a tag. */
function TagFilter({ view, tags, onChange }: Omit<ProjectToolbarProps, 'known'>) {
  const { t } = useTranslation('projects')
  if (tags.length === 0 && view.tag === undefined) return null
  // The address may name a tag that no project has.
  const offered = new Set(view.tag === undefined ? tags : [...tags, view.tag])
  return (
    <div className="min-w-0 md:w-48">
      <Select
        id="project-tag"
        label={t('tag')}
        isLabelHidden
        size="small"
        value={view.tag ?? ANY_TAG}
        options={[
          { value: ANY_TAG, label: t('anyTag') },
          ...[...offered].map((tag) => ({ value: tag, label: tag })),
        ]}
        onChange={(tag) => onChange({ ...view, tag: tag === ANY_TAG ? undefined : tag })}
      />
    </div>
  )
}

export function ProjectToolbar({ view, known, tags, onChange }: ProjectToolbarProps) {
  const { t } = useTranslation(['projects', 'common'])
  const statusOptions = [
    { value: ANY_CHOICE, label: t('anyStatus') },
    ...statuses.map((status) => ({ value: status, label: t(`common:status.${status}`) })),
  ] as const
  // Projects without dates are in the order of their ids.
  const orderOptions = projectOrders
    .filter((order) => order === 'updated' || known?.[order] !== false)
    .map((order) => ({
      value: order,
      label: t(order === 'updated' && known?.updated === false ? 'sort.id' : `sort.${order}`),
    }))
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(10.25rem,1fr))] gap-2 md:flex md:items-center">
      <div className="col-span-full md:w-80">
        <SearchField
          label={t('search')}
          clearLabel={t('common:actions.clear')}
          value={view.search}
          onChange={(search) => onChange({ ...view, search })}
        />
      </div>
      <div className="min-w-0 md:w-48">
        <Select
          id="project-status"
          label={t('status')}
          isLabelHidden
          size="small"
          value={view.status ?? ANY_CHOICE}
          options={statusOptions}
          onChange={(status) => onChange({ ...view, status: status === ANY_CHOICE ? undefined : status })}
        />
      </div>
      <TagFilter view={view} tags={tags} onChange={onChange} />
      <div className="min-w-0 md:ms-auto md:w-60">
        <Select
          id="project-order"
          label={t('sort.label')}
          isLabelHidden
          size="small"
          value={known?.[view.order] === false ? 'updated' : view.order}
          options={orderOptions}
          onChange={(order) => onChange({ ...view, order })}
        />
      </div>
    </search>
  )
}
