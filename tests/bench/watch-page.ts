import type { Page } from 'playwright'

/** Records, for every event of a kind, the time until the frame that shows its effect. Runs in the page. */
function watch(kind: string): void {
  const times: number[] = []
  Object.assign(window, { eventTimes: times })
  addEventListener(
    kind,
    (event) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp)
        channel.port2.postMessage(undefined)
      })
    },
    { capture: true },
  )
}

export async function eventTimes(
  page: Page,
  kind: string,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  await page.evaluate(watch, kind)
  await act()
  return page.evaluate(() => (window as unknown as { eventTimes: number[] }).eventTimes)
}

/**
 * Time from the click on a service's first project until `sight` is on screen, including the fake backend's response.
 */
export async function openMs(page: Page, list: string, sight: string): Promise<number> {
  await page.goto(list)
  const { pathname } = new URL(list)
  const link = page.locator(`main a[href*="${pathname}/"]:not([href$="create"])`).first()
  await link.waitFor()
  await page.evaluate(() => {
    addEventListener('click', (event) => Object.assign(window, { clickedAt: event.timeStamp }), {
      capture: true,
    })
  })
  await link.click()
  return page.evaluate(async (wanted) => {
    while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame)
    return performance.now() - (window as unknown as { clickedAt: number }).clickedAt
  }, sight)
}
