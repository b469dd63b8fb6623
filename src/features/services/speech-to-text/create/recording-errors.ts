import { type Refusals, refusalsOf } from '#src/api/api-error.ts'
import { errorsOutsideForm } from '#src/api/form-errors.ts'
import { serverWords } from '#src/api/server-words.ts'
import { i18n } from '#src/i18n/i18n.ts'

const TITLE = 'title'
const OPTIONS = ['language', 'transcript']

export interface RecordingErrors {
  readonly reason: string | undefined
  readonly ofTitle: string | undefined
  readonly ofOptions: Refusals
}

export function recordingErrorsOf(error: unknown): RecordingErrors {
  const refusals = refusalsOf(error)
  const others = Object.values(errorsOutsideForm(refusals, [TITLE, ...OPTIONS]))
  const ofFile = Object.keys(errorsOutsideForm(refusals, OPTIONS))
  const ofOptions = errorsOutsideForm(refusals, ofFile)
  const words = serverWords(error, i18n.t('speech-to-text-form:queue.tooLarge'))
  return { reason: others.join(' ') || words, ofTitle: refusals[TITLE], ofOptions }
}

export function reasonOf(error: unknown): string | undefined {
  const said = Object.values(refusalsOf(error)).join(' ')
  return said || serverWords(error)
}

export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
