import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateForm } from './use-create-form.ts'

export function CreatePage() {
  const { t } = useTranslation('detect-text')
  const form = useCreateForm()
  return (
    <FormPage
      heading={<ScreenHeading title={t('create.title')} description={t('create.lead')} />}
      actions={<CreateButton form={form} />}
    >
      <CreateFields form={form} />
    </FormPage>
  )
}
