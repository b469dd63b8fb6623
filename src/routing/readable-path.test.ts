import { expect, test } from 'vitest'
import { readablePath } from './readable-path.ts'

test.each(['/', '/ru', '/en/services/cloning/7', '/reset-password/a%20b%2Fc', '/x%C9%99', '/services/'])(
  'the path %s is read unchanged',
  (path) => expect(readablePath(path)).toBe(path),
)

test.each([
  ['///', '/-'],
  ['//%2f', '/-'],
  ['//evil.example/login', '/-'],
  ['/ru//', '/ru/-'],
  ['/services/%2F', '/-'],
  ['/en/%0a', '/en/-'],
  ['/login%0d', '/-'],
  ['/tr/services/%00', '/tr/-'],
  ['/%7f', '/-'],
  ['/%', '/-'],
  ['/ru/%zz', '/ru/-'],
  ['/%ff', '/-'],
  ['/%E0%A4%A', '/-'],
])('the path %s becomes that of a missing page: %s', (path, none) => expect(readablePath(path)).toBe(none))
