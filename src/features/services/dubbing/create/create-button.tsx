import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import type { CreateDub } from './use-create-dub.ts'

export function CreateButton({ form, formId }: { form: CreateDub; formId?: string }) {
  const { t } = useTranslation('dubbing')
  return (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      disabled={!form.canSend}
      isPending={form.isPending}
      pendingLabel={t('create.sending')}
    >
      {t('create.submit')}
    </Button>
  )
}
