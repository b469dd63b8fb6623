import { TITLE_MAX } from '#src/contract/limits.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx'

type FieldProps = Pick<TextFieldProps, 'hint' | 'error' | 'readOnly' | 'onChange'>

interface TitleFieldProps extends FieldProps {
  label?: string
  value: string
  /** Title of a project without a typed one; undefined until it is known. */
  otherwise: string | undefined
}

/** The title of a new project. Its placeholder is the default title. */
export function TitleField({ label, otherwise, ...field }: TitleFieldProps) {
  const { t } = useTranslation(['create', 'common'])
  return (
    <TextField
      {...field}
      label={label ?? t('title')}
      aside={t('common:optional')}
      placeholder={otherwise ?? t('titleOtherwise')}
      maxLength={TITLE_MAX}
      {...inOwnLanguage(field.value)}
    />
  )
}
