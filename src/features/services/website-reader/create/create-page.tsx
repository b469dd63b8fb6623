import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { ReaderFields } from '../form/reader-fields.tsx'
import { RestoredNotice } from '../form/restored-notice.tsx'
import { useCreateReader } from './use-create-reader.ts'

export function CreatePage() {
  const { t } = useTranslation('website-reader')
  const { form, submit, isPending, isRestored, startAfresh, refusals } = useCreateReader()
  return (
    <FormPage
      width="wide"
      heading={<ScreenHeading title={t('create.title')} description={t('create.lead')} />}
      onSubmit={submit}
      actions={
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={isPending}
          pendingLabel={t('create.pending')}
        >
          {t('create.submit')}
        </Button>
      }
    >
      {isRestored && <RestoredNotice text={t('create.restored')} onAfresh={() => startAfresh()} />}
      <ReaderFields form={form} isDisabled={isPending} />
      <RefusalList refusals={refusals} />
    </FormPage>
  )
}
