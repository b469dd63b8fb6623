import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateDub } from './use-create-dub.ts'

export function CreatePage() {
  const { t } = useTranslation('dubbing')
  const form = useCreateDub()
  return (
    <FormPage
      heading={<ScreenHeading title={t('create.title')} />}
      actions={<CreateButton form={form} />}
      onSubmit={form.submit}
    >
      <p className="text-muted">{t('create.lead')}</p>
      <CreateFields form={form} />
    </FormPage>
  )
}
