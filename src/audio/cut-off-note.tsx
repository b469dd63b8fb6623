import { useTranslation } from '#src/i18n/use-translation.ts'

/** Shown next to a file whose last frame is incomplete; it may be sent anyway. */
export function CutOffNote() {
  const { t } = useTranslation('recording')
  return <p className="wrap-long text-13 text-warn">{t('file.endsShort')}</p>
}
