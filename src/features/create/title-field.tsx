import { TITLE_MAX } from '#src/contract/limits.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx'

interface TitleFieldProps extends Partial<Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'readOnly'>> {
  value: string
  /** Title of a project without a typed one; undefined until it is known. */
  otherwise: string | undefined
  onTitle: (title: string) => void
}

/** The title of a new project. Its placeholder is the default title. */
export function TitleField({ label, otherwise, onTitle, ...field }: TitleFieldProps) {
  const { t } = useTranslation(['create', 'common'])
  return (
    <TextField
      {...field}
      label={label ?? t('title')}
      aside={t('common:optional')}
      placeholder={otherwise ?? t('titleOtherwise')}
      maxLength={TITLE_MAX}
      {...inOwnLanguage(field.value)}
      onChange={(event) => onTitle(event.target.value)}
    />
  )
}
