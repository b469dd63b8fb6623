import { test } from '../e2e/support/test.ts'
import { isNoSession, isNotFound, NO_PAGES } from './reachable-pages.ts'

test.describe('addresses that no page can have', () => {
  test.use({ expectedConsole: [/status of 404/] })

  for (const who of ['guest', 'customer'] as const) {
    test(`show a ${who} the page of what is not there, never nothing`, ({ page, baseURL }) =>
      isNotFound(page, { who, baseURL, paths: NO_PAGES }))
  }
})

test.describe('a cookie in which no token stands', () => {
  for (const value of ['%', '%E0%A4%A', '%0d%0ax', '%C9%99']) {
    test(`is no session (${value}): it goes, and the login page says so once`, ({ page, baseURL }) =>
      isNoSession(page, { value, baseURL, paths: ['/en/services?x=1', '/en/login?return=%2Fservices'] }))
  }
})
