import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Project } from '#src/contract/project.ts'
import { DeleteProjectModal } from '#src/features/projects/lazy-delete-project-modal.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { useClone } from '../form/use-clone.ts'

export function DangerZone({ project }: { project: Project }) {
  const { t } = useTranslation('cloning')
  const navigate = useNavigate()
  const { refresh } = useClone(project)
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const stop = () => setIsAsking(false)
  return (
    <section aria-labelledby="clone-danger" className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id="clone-danger" className="text-14 font-strong text-danger">
        {t('danger.title')}
      </h3>
      <p className="text-13 text-muted">{t('danger.text')}</p>
      <div>
        <Button ref={button} onClick={() => setIsAsking(true)}>
          {t('danger.delete')}
        </Button>
      </div>
      {isAsking && (
        <LazyBoundary onFailed={stop}>
          <DeleteProjectModal
            project={project}
            returnFocusTo={button}
            onClose={stop}
            onDeleted={() => {
              void navigate(paths.projects('cloning'), { replace: true })
              refresh()
            }}
          />
        </LazyBoundary>
      )}
    </section>
  )
}
