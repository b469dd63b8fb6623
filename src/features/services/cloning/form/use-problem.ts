import type { FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldMessage } from '#src/api/form-errors.ts'
import { cloneMessages } from './clone-schema.ts'

export function useProblem() {
  const { t } = useTranslation('cloning')
  return (error: FieldError | undefined) => fieldMessage(error, cloneMessages, (key) => t(`problem.${key}`))
}
