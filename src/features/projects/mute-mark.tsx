import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'

/** Shows in lists that a bot on sites answers nobody now, and why. */
export function MuteMark({ project: { mute } }: { project: Pick<ProjectSummary, 'mute'> }) {
  const { t } = useTranslation('common')
  return mute ? <span className="block text-13 text-danger">{t(`mute.${mute}`)}</span> : null
}
