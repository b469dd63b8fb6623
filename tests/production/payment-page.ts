import type { Page } from '@playwright/test'

/** Settings of a build that names no payment page, as the minifier writes them. */
const NO_PAYMENT = 'payment:{hosts:[]}'
const WITH_PAGE = 'payment:{hosts:[],page:`/sandbox/payment.html`}'

/** Gives the build for customers, which has no settings here, the payment page of the world behind it. */
export async function withPaymentPage(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(NO_PAYMENT, WITH_PAGE) })
  })
}
