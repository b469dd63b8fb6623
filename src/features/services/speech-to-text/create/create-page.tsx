import { useTranslation } from 'react-i18next'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateForm } from './use-create-form.ts'
import { useLeaveCreate } from './use-leave-create.ts'

export function CreatePage() {
  const { t } = useTranslation('speech-to-text')
  const form = useCreateForm()
  const leaving = useLeaveCreate(form)
  return (
    <FormPage heading={<ScreenHeading title={t('create.title')} />} actions={<CreateButton form={form} />}>
      <CreateFields form={form} leaving={leaving} />
      <LeaveQuestion {...leaving.question} />
    </FormPage>
  )
}
