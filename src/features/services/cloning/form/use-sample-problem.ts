import type { FieldError } from 'react-hook-form'
import { fieldMessage } from '#src/api/form-errors.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { cloneMessages } from './clone-schema.ts'

export function useSampleProblem() {
  const { t } = useTranslation('cloning-form')
  return (error: FieldError | undefined) => fieldMessage(error, cloneMessages, (key) => t(`problem.${key}`))
}
