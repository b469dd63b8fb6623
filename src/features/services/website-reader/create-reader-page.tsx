import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Button } from '#src/ui/button.tsx'
import { ReaderFields } from './form/reader-fields.tsx'
import { RestoredNotice } from './form/restored-notice.tsx'
import { useCreateReader } from './form/use-create-reader.ts'

/** `/services/website-reader/create`: the form of the modal as a page. */
export function CreateReaderPage() {
  const { t } = useTranslation('reader')
  const { form, submit, isPending, isRestored, startAfresh } = useCreateReader()
  return (
    <form onSubmit={submit} noValidate className="flex max-w-wide flex-col gap-6">
      <div>
        <ScreenHeading title={t('create.title')} />
        <p className="mt-1 text-muted">{t('create.lead')}</p>
      </div>
      {isRestored && <RestoredNotice text={t('create.restored')} onAfresh={() => startAfresh()} />}
      <ReaderFields form={form} isDisabled={isPending} />
      <div className="flex border-t border-line pt-4">
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={isPending}
          pendingLabel={t('create.pending')}
        >
          {t('create.submit')}
        </Button>
      </div>
    </form>
  )
}
