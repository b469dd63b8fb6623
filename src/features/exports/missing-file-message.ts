import { i18n } from '#src/i18n/i18n.ts'
import { FileOnOtherHostError } from './file-on-other-host-error.ts'

/** No response, e.g. offline: the file may still exist. */
export const hasNoResponse = (error: unknown) => error instanceof TypeError

/** Message for the customer about a file that could not be fetched. */
export function missingFileMessage(error: unknown): string {
  if (error instanceof FileOnOtherHostError) return i18n.t('editor:export.elsewhere', { host: error.host })
  return i18n.t(hasNoResponse(error) ? 'errors:default' : 'editor-modals:export.gone')
}
