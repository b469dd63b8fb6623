import { useTranslation } from 'react-i18next'
import { useDiscardTexts } from '#src/audio/recording/use-discard-texts.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { FormPage } from '#src/ui/form-page.tsx'
import { CloneFormActions, CloneFormBody } from './clone-form-body.tsx'
import { useCreateClone } from './use-create-clone.ts'

export function CreatePage() {
  const { t } = useTranslation('cloning')
  const clone = useCreateClone()
  const { ask, ...question } = useLeaveGuard(clone.isAtRisk && !clone.isPending)
  const texts = useDiscardTexts(clone.isRecording)
  return (
    <FormPage
      heading={<ScreenHeading title={t('create.title')} />}
      actions={<CloneFormActions clone={clone} />}
    >
      <CloneFormBody clone={clone} heading="h2" onLeaveRecording={ask} />
      <LeaveQuestion {...question} texts={texts} />
    </FormPage>
  )
}
