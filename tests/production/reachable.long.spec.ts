import { test } from '../e2e/support/test.ts'
import { isNoSession, isNotFound, NO_PAGES } from './reachable-pages.ts'

test.describe('addresses without a page', () => {
  test.use({ expectedConsole: [/status of 404/] })

  for (const who of ['guest', 'customer'] as const) {
    test(`show a ${who} the not-found page, never nothing`, ({ page, baseURL }) =>
      isNotFound(page, { who, baseURL, paths: NO_PAGES }))
  }
})

test.describe('a cookie without a token', () => {
  for (const value of ['%', '%E0%A4%A', '%0d%0ax', '%C9%99']) {
    test(`is not a session (${value}): it is deleted, and the login page shows it once`, ({
      page,
      baseURL,
    }) => isNoSession(page, { value, baseURL, paths: ['/en/services?x=1', '/en/login?return=%2Fservices'] }))
  }
})
