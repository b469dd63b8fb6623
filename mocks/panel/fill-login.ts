import { fieldOfPage } from './current-page.ts'

/** Fills a field like a person, so that listeners to input events are called. */
function setFieldValue(input: HTMLInputElement, value: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs after every change of a page, so it checks the address first, which costs nothing. */
export const hasLoginForm = () =>
  location.pathname.endsWith('/login') &&
  fieldOfPage('email') !== null &&
  fieldOfPage('current-password') !== null

export function fillLogin(email: string, password: string): void {
  const [emailField, passwordField] = [fieldOfPage('email'), fieldOfPage('current-password')]
  if (!emailField || !passwordField) return
  setFieldValue(emailField, email)
  setFieldValue(passwordField, password)
  passwordField.focus()
}
