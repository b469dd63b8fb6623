/**
 * Runs in a prerendered page before it is painted, long before the app. Its source is put into the page as text,
 * so it uses nothing but its arguments. It sets the customer's theme, hides a page for guests from somebody who
 * is signed in and will be led on, and holds back a form that is sent before the app is ready.
 */
export function beforeFirstPaint(themeKey: string, tokenCookie: string) {
  const { dataset, style } = document.documentElement
  try {
    const theme = localStorage.getItem(themeKey)
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
  } catch {
    // Storage is refused: the system's setting holds.
  }
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${tokenCookie}=`))) {
    style.visibility = 'hidden'
  }
  const wait = (event: Event) => {
    if (!document.querySelector('[data-page]')) return document.removeEventListener('submit', wait, true)
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) event.target.dataset.sent = ''
  }
  document.addEventListener('submit', wait, true)
}
