import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Settings of a build that names no payment page, as the minifier writes them. */
const NO_PAYMENT = 'payment:{hosts:[]}'
const WITH_PAGE = 'payment:{hosts:[],page:`/sandbox/payment.html`}'

/**
 * Gives the build for customers, which has no settings here, the payment page of the world behind it. Scripts are read
 * from the build, because a fetch of them may be cut off when its page is left.
 */
export async function withPaymentPage(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    const script = await readFile(join('dist', new URL(route.request().url()).pathname), 'utf8')
    await route.fulfill({ contentType: 'text/javascript', body: script.replaceAll(NO_PAYMENT, WITH_PAGE) })
  })
}
