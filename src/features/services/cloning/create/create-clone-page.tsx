import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '#src/routing/leave-guard.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { CloneFormActions, CloneFormBody } from './clone-form-body.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { useCreateClone } from './use-create-clone.ts'

/** `/services/cloning/create`: the form of the modal as a page. */
export function CreateClonePage() {
  const { t } = useTranslation('cloning')
  const clone = useCreateClone()
  const { isAsking, stay, leave } = useLeaveGuard(clone.isTouched && !clone.isPending)
  return (
    <div className="flex max-w-form flex-col gap-4">
      <ScreenHeading title={t('create.title')} />
      <CloneFormBody clone={clone} heading="h2" />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <CloneFormActions clone={clone} />
      </div>
      <DiscardQuestion isOpen={isAsking} onDiscard={leave} onStay={stay} />
    </div>
  )
}
