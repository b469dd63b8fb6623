import { within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import type { Page } from '../../.storybook/app-story.tsx'
import { chooseFiles } from './choose-files.ts'
import { openCreate } from './dialogs.ts'

export const DOCUMENTS = { scenario: 'documents' } as const
export const DOCUMENT_LIST = '/services/detect-text'
/** A project with four letters, each in another language. */
export const LETTERS = `${DOCUMENT_LIST}/1`

export const openCreateDocument = (page: Page) => openCreate(page, i18n.t('detect-text-form:create.title'))

/** Opens the form for text recognition and chooses files. */
export async function chooseDocuments(page: Page, files: File[]) {
  const modal = await openCreateDocument(page)
  await chooseFiles(modal, files)
  return within(modal)
}
