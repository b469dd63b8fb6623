import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { ProjectSkeleton } from '../../../projects/project-skeleton.tsx'
import { useCreateProject } from './use-create-project.ts'

/** Text to speech asks for nothing: the project is made at once, and this is its editor on the way. */
export function CreatePage() {
  const { t } = useTranslation(['editor', 'common'])
  const { hasFailed, retry } = useCreateProject()
  if (!hasFailed) return <ProjectSkeleton title={t('create.title')} />
  return (
    <>
      <ScreenHeading title={t('create.title')} />
      <ErrorState title={t('create.failed')} retryLabel={t('common:actions.retry')} onRetry={retry}>
        {t('create.safe')}
      </ErrorState>
    </>
  )
}
