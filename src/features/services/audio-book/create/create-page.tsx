import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateBook } from './use-create-book.ts'

export function CreatePage() {
  const { t } = useTranslation('audio-book')
  const book = useCreateBook()
  const submit = (
    <Button
      type="submit"
      variant="primary"
      disabled={!book.canSend}
      isPending={book.isPending}
      pendingLabel={t('create.reading')}
    >
      {t('create.submit')}
    </Button>
  )
  return (
    <FormPage heading={<ScreenHeading title={t('create.title')} />} actions={submit} onSubmit={book.submit}>
      <p className="text-muted">{t('create.lead')}</p>
      <CreateFields book={book} />
    </FormPage>
  )
}
