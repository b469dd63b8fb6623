import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '#src/routing/leave-guard.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { LeaveModal } from './leave-modal.tsx'
import { useCreateForm } from './use-create-form.ts'

export function CreatePage() {
  const { t } = useTranslation('speech-to-text')
  const form = useCreateForm()
  const [isRecording, setIsRecording] = useState(false)
  const guard = useLeaveGuard(form.isAtRisk || isRecording)
  return (
    <FormPage heading={<ScreenHeading title={t('create.title')} />} actions={<CreateButton form={form} />}>
      <CreateFields form={form} onRecording={setIsRecording} />
      <LeaveModal {...guard} isRecording={isRecording} />
    </FormPage>
  )
}
