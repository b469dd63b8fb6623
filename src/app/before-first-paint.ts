/**
 * Runs in a prerendered page before the first paint, long before the app. The page contains its source as text, so it
 * uses nothing but its arguments. Sets the customer's theme, hides a guests' page from a signed-in customer who will be
 * redirected, and holds back a form that is submitted before the app is ready.
 */
export function beforeFirstPaint(themeKey: string, tokenCookie: string) {
  const { dataset, style } = document.documentElement
  try {
    const theme = localStorage.getItem(themeKey)
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
  } catch {
    // Storage is denied, so the system's setting applies.
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
