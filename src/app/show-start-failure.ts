import { localeFromPathname } from '#src/config/locales.ts'
import { startFailureTexts } from '#src/i18n/start-failure-texts.ts'

/**
 * Shows that the app could not start, without React and without texts from the network, instead of a blank page.
 * @param reason text in the language of the address; by default a lost connection is assumed
 */
export function showStartFailure(root: HTMLElement, reason?: string, pathname = location.pathname) {
  const locale = localeFromPathname(pathname)
  const { message, reload } = startFailureTexts[locale]
  const text = document.createElement('p')
  text.textContent = reason ?? message
  text.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'min-h-11 rounded-md border border-edge px-4 py-2 font-strong'
  button.textContent = reload
  button.addEventListener('click', () => location.reload())
  const box = document.createElement('main')
  box.className = 'mx-auto flex w-full max-w-form flex-col items-start gap-4 px-4 py-16'
  box.append(text, button)
  document.documentElement.lang = locale
  root.replaceChildren(box)
}
