import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateBot } from './use-create-bot.ts'

export function CreatePage() {
  const { t } = useTranslation('chat-bot')
  const form = useCreateBot()
  return (
    <FormPage
      heading={<ScreenHeading title={t('create.title')} description={t('create.lead')} />}
      onSubmit={form.submit}
      actions={
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={form.isPending}
          pendingLabel={t('create.pending')}
        >
          {t('create.submit')}
        </Button>
      }
    >
      <CreateFields form={form} />
    </FormPage>
  )
}
