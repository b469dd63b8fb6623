import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { qepikOf } from '#src/rules/money.ts'

export function useProjectTerms() {
  const { t } = useTranslation('projects')
  const { money } = useFormat()

  const length = ({ duration, characters, status }: ProjectSummary) => {
    // Before a text is spoken, only its pauses have a length.
    if (duration && !(characters && status === projectStatuses.DRAFT)) return formatLength(duration)
    return characters ? t('characters', { count: characters }) : undefined
  }

  const price = (project: ProjectSummary) => {
    const qepik = project.price === undefined ? 0 : qepikOf(project.price)
    return qepik > 0 ? money(qepik) : undefined
  }

  return { length, price }
}
