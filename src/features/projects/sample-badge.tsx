import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Badge } from '#src/ui/badge.tsx'

/** Marks a project that the server made for a new customer. */
export function SampleBadge({ project: { is_sample } }: { project: Pick<ProjectSummary, 'is_sample'> }) {
  const { t } = useTranslation('common')
  return is_sample && <Badge>{t('sampleProject')}</Badge>
}
