import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDiscardTexts } from '#src/audio/recording/use-discard-texts.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { SendProgress } from '#src/features/create/send-progress.tsx'
import { FieldConflicts } from '#src/features/projects/field-conflicts.tsx'
import { DeleteProjectModal } from '#src/features/projects/lazy-delete-project-modal.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { paths } from '#src/routing/paths.ts'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { ImageField } from '../form/image-field.tsx'
import { OwnershipFields } from '../form/ownership-fields.tsx'
import type { LeaveRecording } from '../form/samples/sample-picker.tsx'
import { useClone } from '../form/use-clone.ts'
import { VoiceFields } from '../form/voice-fields.tsx'
import { UpdateSamples } from './update-samples.tsx'
import { type UpdateClone, useUpdateClone } from './use-update-clone.ts'

function DangerZone({ project }: { project: Project }) {
  const { t } = useTranslation('cloning-lazy')
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

interface UpdateCloneModalProps {
  project: Project
  onClose: () => void
}

function RentalFields({ update, commission }: { update: UpdateClone; commission: number }) {
  const { t } = useTranslation('cloning-lazy')
  return (
    <section className="border-t border-line pt-4">
      <Switch
        label={t('rental.label')}
        hint={t('rental.hint', { share: 100 - commission })}
        checked={update.isRented}
        error={update.refused.rental}
        onChange={({ target }) => update.setIsRented(target.checked)}
      />
    </section>
  )
}

/** The fields of a voice. Samples come first after a rejection, because they are the usual reason. */
interface VoiceSettingsProps {
  project: Project
  update: UpdateClone
  onLeaveRecording: LeaveRecording
}

function VoiceSettings({ project, update, onLeaveRecording }: VoiceSettingsProps) {
  const { t } = useTranslation(['cloning-form', 'cloning-lazy', 'runs'])
  const { form, refused, progress } = update
  const { clone } = project.body
  const isRejected = project.status === projectStatuses.REJECTED
  const samples = (
    <UpdateSamples update={update} hasVoice={clone?.voice_id != null} onLeaveRecording={onLeaveRecording} />
  )
  return (
    <>
      {isRejected && (
        <>
          <div data-autofocus tabIndex={-1} className="outline-none">
            <Notice tone="error">{project.reject?.message ?? t('runs:rejected.noReason')}</Notice>
          </div>
          {samples}
        </>
      )}
      <ImageField
        name={form.watch('title')}
        file={update.image}
        src={clone?.image}
        error={refused.image}
        onChange={update.setImage}
      />
      <VoiceFields form={form} />
      <OwnershipFields
        form={form}
        permission={update.permission}
        kept={clone?.permission_file}
        error={refused.permission === 'permission' ? t('problem.permission') : refused.permission}
        onPermission={update.setPermission}
      />
      {!isRejected && samples}
      {update.commission !== undefined && <RentalFields update={update} commission={update.commission} />}
      {progress && (
        <SendProgress
          label={t('cloning-lazy:update.saving')}
          percent={(progress.sent / Math.max(1, progress.total)) * 100}
        />
      )}
    </>
  )
}

export function UpdateCloneModal({ project, onClose }: UpdateCloneModalProps) {
  const { t } = useTranslation(['cloning-lazy', 'common', 'runs'])
  const update = useUpdateClone(project, onClose)
  const { ask, ...question } = useLeaveGuard(update.isAtRisk && !update.isPending)
  const texts = useDiscardTexts(update.isRecording)
  const { isPending } = update
  const isRejected = project.status === projectStatuses.REJECTED
  const close = () => ask(onClose)
  return (
    <Modal
      isOpen
      onClose={close}
      isDismissible={!isPending}
      title={t(isRejected ? 'runs:rejected.fix' : 'update.title')}
      actions={
        <>
          <Button onClick={close} disabled={isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={t('update.saving')}
            onClick={() => void update.submit()}
          >
            {t('update.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        {update.isRestored && <SavedDraftNotice of="changes" onAfresh={update.startAfresh} />}
        <VoiceSettings project={project} update={update} onLeaveRecording={ask} />
        {!isPending && <FieldConflicts crossed={update.crossed} />}
        <DangerZone project={project} />
        <RefusalList refusals={update.refused.others ?? {}} />
      </div>
      <LeaveQuestion {...question} texts={texts} />
    </Modal>
  )
}
