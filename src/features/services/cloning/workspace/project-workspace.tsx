import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Clone } from '#src/contract/cloning.ts'
import { genders } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { useRun } from '#src/features/runs/use-run.ts'
import { CachedWorkspace } from '#src/features/workspace/cached-workspace.tsx'
import { joinFacts, useStatusAnnouncement } from '#src/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { SampleList } from '../form/samples/sample-list.tsx'
import { shownSample } from '../form/samples/shown-samples.ts'
import { useClone } from '../form/use-clone.ts'
import { useCloningTerms } from '../form/use-cloning-terms.ts'
import { CloneFoot } from './clone-foot.tsx'
import { StatusPanel } from './status-panel.tsx'
import { useTrySentence } from './try-sentence.tsx'

interface VoiceFactsProps {
  project: Project
  clone: Clone
}

function VoiceFacts({ project, clone }: VoiceFactsProps) {
  const { t } = useTranslation('cloning')
  const languageName = useLanguageName()
  const facts = [
    languageName(project.language),
    clone.gender === genders.UNSELECTED
      ? undefined
      : t(clone.gender === genders.WOMAN ? 'gender.WOMAN' : 'gender.MAN'),
    t(`age.${clone.age}`),
    clone.accent,
  ].filter(Boolean)
  return (
    <section aria-label={t('workspace.voice')} className="flex items-start gap-4">
      <Avatar name={project.title} src={clone.image} size={64} />
      <div className="min-w-0">
        <p className="wrap-long">{facts.join(' · ')}</p>
        {clone.description && (
          <p {...inOwnLanguage(clone.description)} className="wrap-long mt-1 text-muted">
            {clone.description}
          </p>
        )}
        <p className="mt-1 text-13 text-muted">
          {t(`ownership.${clone.ownership}`)}
          {clone.is_rented && ` · ${t('workspace.rented')}`}
        </p>
      </div>
    </section>
  )
}

const UpdateCloneModal = lazyPartsWith(['cloning-lazy', 'profile'])(
  'UpdateCloneModal',
  () => import('../modals/update-clone-modal.tsx'),
)

const { DRAFT, COMPLETED, REJECTED } = projectStatuses

const isOpen = ({ status }: Project) => status === DRAFT || status === COMPLETED || status === REJECTED

function Edit({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation('cloning')
  return (
    <div className="ml-auto">
      <Button icon={<Pencil size={16} aria-hidden />} onClick={onEdit}>
        {t('workspace.edit')}
      </Button>
    </div>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const { t } = useTranslation('cloning')
  const run = useRun({ target: useClone(project) })
  const { bounds } = useCloningTerms()
  const languageName = useLanguageName()
  const [isEditing, setIsEditing] = useState(false)
  const trial = useTrySentence(project)
  const { clone } = project.body
  const edit = () => setIsEditing(true)
  const close = () => setIsEditing(false)
  return (
    <CachedWorkspace
      project={project}
      aside={isOpen(project) && <Edit onEdit={edit} />}
      facts={joinFacts([
        languageName(project.language),
        clone && t('workspace.samples', { count: clone.samples.length }),
      ])}
      announcement={useStatusAnnouncement(project.status, (now) => t(`announce.${now}`))}
      foot={<CloneFoot project={project} run={run} trial={trial} onEdit={edit} />}
    >
      <div className="flex-1 border-t border-line py-4">
        <div className="mx-auto flex max-w-reading flex-col gap-6">
          <StatusPanel project={project} run={run} trial={trial} />
          {clone && (
            <>
              <VoiceFacts project={project} clone={clone} />
              <section aria-labelledby="clone-samples" className="flex flex-col gap-2">
                <h2 id="clone-samples" className="text-16 font-strong">
                  {t('workspace.samples', { count: clone.samples.length })}
                </h2>
                {clone.samples.length === 0 && <p className="text-muted">{t('workspace.noSamples')}</p>}
                <SampleList samples={clone.samples.map(shownSample)} bounds={bounds} />
              </section>
            </>
          )}
          <RunPanels run={run} />
        </div>
      </div>
      {isEditing && (
        <LazyBoundary onFailed={close}>
          <UpdateCloneModal project={project} onClose={close} />
        </LazyBoundary>
      )}
    </CachedWorkspace>
  )
}
