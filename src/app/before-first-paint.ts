/**
 * Runs in a page that was rendered ahead before anything of it is shown, long before the app: its text is put into
 * the page, so it uses nothing but what it is given. The theme is the customer's; who is signed in does not see a
 * page for guests before being led on; a form that is sent too early waits for the app.
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
