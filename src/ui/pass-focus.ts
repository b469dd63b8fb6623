import type { MouseEvent } from 'react'

/** Focuses the content of the page. Without scrolling, because the customer stays at the place. */
export const focusPage = (): void => document.querySelector('main')?.focus({ preventScroll: true })

/** The action of a button that goes with its press: the page takes the focus. */
export const passToPage = (act: () => void) => (): void => {
  focusPage()
  act()
}

/** The action of a button that goes with its press: the submit button of its form takes the focus. */
export const passToSubmit =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    act()
  }
