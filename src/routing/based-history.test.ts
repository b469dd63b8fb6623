import { UNSAFE_createMemoryHistory } from 'react-router'
import { expect, test, vi } from 'vitest'
import { basedHistory } from './based-history.ts'

test('an app in a folder uses addresses without it, and the browser those of the host', () => {
  const whole = UNSAFE_createMemoryHistory({ initialEntries: ['/x/y/ru/login?a=1'], v5Compat: true })
  const history = basedHistory(whole, '/x/y')
  const heard = vi.fn()
  history.listen(({ location }) => heard(location.pathname))
  expect(history.location).toMatchObject({ pathname: '/ru/login', search: '?a=1' })
  expect(history.createHref('/services')).toBe('/x/y/services')
  expect(history.createHref({ pathname: '/', search: '?b' })).toBe('/x/y/?b')
  history.push('/')
  history.replace({ pathname: '/profile' })
  history.push('?c=1')
  expect(heard.mock.calls).toEqual([['/'], ['/profile'], ['/profile']])
  expect(whole.location).toMatchObject({ pathname: '/x/y/profile', search: '?c=1' })
})
