import { userEvent, within } from 'storybook/test'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from './dialogs.ts'

export const TRANSCRIPTS = { scenario: 'transcripts' } as const
export const TRANSCRIPT_LIST = '/services/speech-to-text'
/** Several speakers. */
export const MEETING = `${TRANSCRIPT_LIST}/3`
/** One speaker with fillers. */
export const LECTURE = `${TRANSCRIPT_LIST}/4`

export const firstSegment = (page: Page) =>
  page.findByRole('textbox', { name: i18n.t('speech-to-text:segment.text', { number: 1 }) }, WAIT)

/** Opens a modal of a transcript by its button. */
export async function openModal(page: Page, button: string, title: string) {
  await firstSegment(page)
  await press(page, button)
  return within(await dialog(page, title))
}

/** Edits one segment, so that a new transcription would lose the edit. */
export const editFirst = async (page: Page) => userEvent.type(await firstSegment(page), ' Salam')

export async function selectFirst(page: Page) {
  await firstSegment(page)
  await press(page, i18n.t('segments:segment.more', { number: 1 }))
  await loadNamespaces(['segments-lazy'])
  const name = i18n.t('segments-lazy:segment.select')
  await userEvent.click(await page.findByRole('menuitem', { name }, WAIT))
}
