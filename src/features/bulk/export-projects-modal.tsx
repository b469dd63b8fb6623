import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Format } from '#src/contract/catalog.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import type { FromList } from '#src/features/catalog/service-manifest.ts'
import { useLanguageCode } from '#src/features/catalog/use-language-code.ts'
import { noteFirstStep } from '#src/features/projects/first-steps.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Select } from '#src/ui/select.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { BatchModal } from './batch-modal.tsx'
import { useBatch, useSaving } from './batch-mutations.ts'
import { exportProjectFiles } from './export-project-files.ts'
import { LeftOutNotice } from './left-out-notice.tsx'
import { zipFiles } from './zip-files.ts'

interface FormatChoiceProps {
  formats: UseQueryResult<readonly Format[]>
  chosen: string | undefined
  onChoose: (code: string) => void
}

function FormatChoice({ formats: { data, isLoadingError, refetch }, chosen, onChoose }: FormatChoiceProps) {
  const { t } = useTranslation(['editor-modals', 'common'])
  if (isLoadingError) {
    return (
      <ErrorState
        title={t('export.formatsFailed')}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data || chosen === undefined) return <Skeleton shape="block" height={64} />
  return (
    <Select
      label={t('export.format')}
      value={chosen}
      options={data.map(({ code, label }) => ({ value: code, label }))}
      onChange={onChoose}
    />
  )
}

/** Files by project, so that a second attempt keeps what is there, and saving them as one ZIP. */
function useZip(slug: ServiceSlug, onClose: () => void) {
  const { t } = useTranslation(['bulk', 'catalog'])
  const [files] = useState(() => new Map<number, readonly File[]>())
  const saving = useSaving(
    async () => {
      const found = [...files.values()].flat()
      saveFile(`${t(`catalog:titles.${slug}`)}.zip`, await zipFiles(found))
      return found.length
    },
    (count) => {
      noteFirstStep('exported')
      notifications.toast(t('export.done', { count }), 'success')
      onClose()
    },
  )
  return { files, saving }
}

interface ExportProjectsModalProps {
  slug: ServiceSlug
  fromList: FromList
  /** The selected projects. */
  projects: readonly ProjectSummary[]
  onClose: () => void
}

/** Makes a file of each finished project and saves them as one ZIP. */
export function ExportProjectsModal({ slug, fromList, projects, onClose }: ExportProjectsModalProps) {
  const { t } = useTranslation(['bulk', 'catalog'])
  const client = useQueryClient()
  const codeOf = useLanguageCode()
  const formats = useQuery(catalogQueries.formats(slug))
  const [code, setCode] = useState<string>()
  const format = formats.data?.find((each) => each.code === code) ?? formats.data?.[0]
  const finished = projects.filter(({ status }) => status === projectStatuses.COMPLETED)
  const count = finished.length
  const { files, saving } = useZip(slug, onClose)
  const batch = useBatch({
    async work(project, signal) {
      if (format)
        files.set(project.id, await exportProjectFiles(client, project, { format, fromList, codeOf }, signal))
    },
    atOnce: 3,
    async onComplete() {
      await saving.mutateAsync()
    },
  })
  return (
    <BatchModal
      title={t('export.title', { count })}
      description={t('export.text')}
      batch={batch}
      projects={finished}
      canStart={count > 0 && format !== undefined}
      startLabel={t('export.start')}
      runningLabel={t('export.running')}
      result={
        files.size > 0 && (
          <Button variant="primary" isPending={saving.isPending} onClick={() => saving.mutate()}>
            {t('export.partly')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <LeftOutNotice count={projects.length - count}>
        {t('export.leftOut', { count: projects.length - count })}
      </LeftOutNotice>
      <FormatChoice formats={formats} chosen={format?.code} onChoose={setCode} />
    </BatchModal>
  )
}
