import { useTranslation } from '#src/i18n/use-translation.ts'

/** Next to a file whose last frame is not whole, and which may be sent all the same. */
export function EndsShortNote() {
  const { t } = useTranslation('recording')
  return <p className="wrap-long text-13 text-warn">{t('file.endsShort')}</p>
}
