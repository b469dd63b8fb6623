import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { ProjectTitle } from '#src/features/projects/project-title.tsx'
import { RunStatus } from '#src/features/runs/run-status.tsx'
import { useRun } from '#src/features/runs/use-run.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { LatePart } from '#src/ui/late-part.tsx'
import { SampleList, shownSample } from '../form/samples/sample-list.tsx'
import { useClone } from '../form/use-clone.ts'
import { useCloningTerms } from '../form/use-cloning-terms.ts'
import { StatusPanel } from './status-panel.tsx'
import { VoiceFacts } from './voice-facts.tsx'

const UpdateCloneModal = lazyPartsWith(['profile'])(
  'UpdateCloneModal',
  () => import('../modals/update-clone-modal.tsx'),
)

const { DRAFT, COMPLETED, REJECTED } = projectStatuses

const isOpen = ({ status }: Project) => status === DRAFT || status === COMPLETED || status === REJECTED

function Announcement({ project }: { project: Project }) {
  const { t } = useTranslation('cloning')
  const first = useRef(project.status)
  return (
    <p role="status" className="sr-only">
      {project.status && project.status !== first.current && t(`announce.${project.status}`)}
    </p>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const { t } = useTranslation('cloning')
  const run = useRun({ target: useClone(project) })
  const { bounds } = useCloningTerms()
  const [isEditing, setIsEditing] = useState(false)
  const { clone } = project.body
  const edit = () => setIsEditing(true)
  const close = () => setIsEditing(false)
  return (
    <div className="flex max-w-reading flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ProjectTitle project={project} onRenamed={(title) => run.target.take({ ...project, title })} />
        <ProjectStatusBadge status={project.status} />
        {isOpen(project) && (
          <div className="ml-auto">
            <Button icon={<Pencil size={16} aria-hidden />} onClick={edit}>
              {t('workspace.edit')}
            </Button>
          </div>
        )}
      </header>
      <StatusPanel project={project} run={run} onEdit={edit} />
      <RunStatus run={run} />
      <Announcement project={project} />
      {clone && (
        <div className="flex flex-col gap-6 border-t border-line pt-6">
          <VoiceFacts project={project} clone={clone} />
          <section aria-labelledby="clone-samples" className="flex flex-col gap-2">
            <h2 id="clone-samples" className="text-16 font-strong">
              {t('workspace.samples', { count: clone.samples.length })}
            </h2>
            {clone.samples.length === 0 && <p className="text-muted">{t('workspace.noSamples')}</p>}
            <SampleList samples={clone.samples.map(shownSample)} bounds={bounds} />
          </section>
        </div>
      )}
      {isEditing && (
        <LatePart onFailed={close}>
          <UpdateCloneModal project={project} onClose={close} />
        </LatePart>
      )}
    </div>
  )
}
