import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { CUSTOMER_SCREENS, GUEST_SCREENS, SERVICE_SCREENS } from '../../tests/e2e/support/screens.ts'

const customerScreens = Object.entries({ ...CUSTOMER_SCREENS, ...SERVICE_SCREENS })
const guestScreens = Object.entries(GUEST_SCREENS)
const isBusy = () => document.querySelector('[aria-busy=true]') !== null

/** Sets the distances that WCAG 1.4.12 names, on the narrowest phone. */
async function spaceTexts() {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  } p { margin-bottom: 2em !important; }`
  await page.viewport(320, 640)
  onTestFinished(() => {
    style.remove()
    return page.viewport(1280, 800)
  })
}

/**
 * Texts of which a part is outside their box, where nothing scrolls. The parent page's name in the header may be cut:
 * its arrow stays.
 */
function cutTexts(): string[] {
  const cut: string[] = []
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('header nav')) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    // For screen readers only.
    if (clientWidth <= 1) continue
    const isCut =
      (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
    if (isCut && element.textContent.trim() !== '') cut.push(element.textContent.trim())
  }
  return cut
}

async function expectWhole() {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
  await expect.poll(isBusy).toBe(false)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(cutTexts()).toEqual([])
}

test.each(customerScreens)('on %s widely spaced texts are whole on a phone', async (_, path) => {
  await spaceTexts()
  await openApp(`/ru${path}`)
  await expectWhole()
})

test.each(guestScreens)('on %s widely spaced texts are whole on a phone', async (_, path) => {
  await spaceTexts()
  await openApp(`/ru${path}`, { isGuest: true })
  await expectWhole()
})
