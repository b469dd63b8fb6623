import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { LeaveModal } from './leave-modal.tsx'
import { useCreateGuard } from './use-create-draft.ts'
import { useCreateForm } from './use-create-form.ts'

const stay = () => {}

/** The form as a page of its own. */
export function CreatePage() {
  const { t } = useTranslation('transcript')
  const form = useCreateForm(stay)
  const guard = useCreateGuard()
  return (
    <form className="mx-auto flex w-full max-w-form flex-col gap-6">
      <ScreenHeading title={t('create.title')} />
      <CreateFields form={form} />
      <div className="flex justify-end">
        <CreateButton form={form} />
      </div>
      <LeaveModal {...guard} />
    </form>
  )
}
