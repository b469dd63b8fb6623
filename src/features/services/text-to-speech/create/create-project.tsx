import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { sampleOfState } from '#src/features/projects/new-project.ts'
import { ProjectSkeleton } from '#src/features/projects/project-skeleton.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useCreateProject } from './create-mutations.ts'

/** Text to speech has no form, so the project is created at once; this shows its editor meanwhile. */
export function CreateProject() {
  const { t } = useTranslation(['projects-lazy', 'common'])
  const { state } = useLocation()
  const { hasFailed, refusals, create } = useCreateProject(sampleOfState(state))
  const [isStarted] = useState(() => ({ current: false }))
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    create()
  }, [isStarted, create])
  if (!hasFailed) return <ProjectSkeleton title={t('create.title')} />
  return (
    <>
      <ScreenHeading title={t('create.title')} />
      <ErrorState title={t('create.failed')} retryLabel={t('common:actions.retry')} onRetry={create}>
        {[...Object.values(refusals), t('create.safe')].join(' ')}
      </ErrorState>
    </>
  )
}
