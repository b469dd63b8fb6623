import { expect, test } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

/** Where a browser keeps something beyond the page, by the names under which code reaches it. */
const KEPT =
  /\b(?:localStorage|sessionStorage|indexedDB|openDB|cookieStore)\b|\bcaches\.|\bdocument\.cookie\b/

/** What a logout forgets: all that begins with `customer.`, both databases of files, the cookie of the session. */
const FORGOTTEN = [
  'src/drafts/draft-files.ts',
  'src/drafts/forget-drafts.ts',
  'src/rules/blob-on-disk.ts',
  'src/session/customer-storage.ts',
  'src/session/session-cookie.ts',
]

/** What says nothing of a customer: the colour scheme, and when a page was loaded anew or a session has ended. */
const NOBODYS = [
  'src/app/before-first-paint.ts',
  'src/app/begin-page.ts',
  'src/app/chunk-reload.ts',
  'src/app/theme/theme.ts',
  'src/session/session-end.ts',
]

test('nothing is kept in the browser past what a logout forgets', () => {
  const keeping = projectFiles(['src'], ['.ts', '.tsx'])
    .filter(({ path, text }) => !path.includes('.test.') && KEPT.test(text))
    .map(({ path }) => path)
  expect(keeping.toSorted()).toEqual([...FORGOTTEN, ...NOBODYS].toSorted())
})
