import type { FieldError } from 'react-hook-form'
import { fieldMessage } from '#src/api/form-errors.ts'
import { MAX_SELECTOR } from '#src/contract/website-reader.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { type ReaderMessage, readerMessages } from './reader-form-schema.ts'

export function useReaderMessage() {
  const { t } = useTranslation('website-reader-form')
  const say = (key: ReaderMessage) => t(`errors.${key}`, { max: MAX_SELECTOR })
  return {
    say,
    messageOf: (error: FieldError | undefined) => fieldMessage(error, readerMessages, say),
  }
}
