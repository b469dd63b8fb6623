import { expect, userEvent, waitFor, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles } from './choose-files.ts'
import { dialog, openCreate } from './dialogs.ts'

export const BOOKS = { scenario: 'books' } as const
export const BOOK_LIST = '/services/audio-book'
export const SPOKEN_BOOK = `${BOOK_LIST}/1`
export const BOOK_EXPORT = `${SPOKEN_BOOK}?modal-open=export`

export const openCreateBook = (page: Page) => openCreate(page, i18n.t('audio-book-form:create.title'))

/** Opens the form for a new book and chooses a file. */
export async function chooseBook(page: Page, file: File) {
  const modal = await openCreateBook(page)
  await chooseFiles(modal, file)
  return within(modal)
}

export const sendBook = (modal: Page) =>
  userEvent.click(modal.getByRole('button', { name: i18n.t('create:action.continue') }))

/** The refusal of a file that is not a book is in view, wherever the form was sent from. */
export async function bookIsRefused(modal: Page, reason: RegExp) {
  const said = await modal.findByText(reason, { selector: '[role=status]' }, WAIT)
  await waitFor(() => {
    const { left, top, width, height } = said.getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(said)
  }, WAIT)
}

export async function openCast(page: Page) {
  await press(page, i18n.t('audio-book:cast.open'))
  return within(await dialog(page, i18n.t('audio-book-lazy:cast.title')))
}
