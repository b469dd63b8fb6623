import { expect, test } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

/** APIs that store data in the browser longer than a page lives. */
const KEPT =
  /\b(?:localStorage|sessionStorage|indexedDB|openDB|cookieStore)\b|\bcaches\.|\bdocument\.cookie\b/

/** Cleared by a logout: keys with the prefix `customer.`, the databases of files and of earlier states, the session cookie. */
const FORGOTTEN = [
  'src/drafts/draft-files.ts',
  'src/drafts/forget-drafts.ts',
  'src/features/editor/earlier-states/stored-states.ts',
  'src/rules/blob-on-disk.ts',
  'src/session/customer-storage.ts',
  'src/session/session-cookie.ts',
]

/** Not about a customer: the colour scheme, and times of page reloads and session ends. */
const NOBODYS = [
  'src/app/before-first-paint.ts',
  'src/app/page-preload.ts',
  'src/app/chunk-reload.ts',
  'src/app/theme/theme.ts',
  'src/session/session-end.ts',
]

test('the browser stores no customer data after a logout', () => {
  const keeping = projectFiles(['src'], ['.ts', '.tsx'])
    .filter(({ path, text }) => !path.includes('.test.') && KEPT.test(text))
    .map(({ path }) => path)
  expect(keeping.toSorted()).toEqual([...FORGOTTEN, ...NOBODYS].toSorted())
})
