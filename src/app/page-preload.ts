/**
 * First file of a customer's page; small, so that it runs long before the app. Preloads the other files of the page and
 * requests its data, all at once instead of one after the other.
 */
import { callHeaders } from '#src/api/call-headers.ts'
import { prefetchCall } from '#src/api/first-calls.ts'
import { requestUrl } from '#src/api/request-url.ts'
import { localeFromPathname, withoutLocalePrefix } from '#src/config/locales.ts'
import { firstPaths, isSpoken } from '#src/contract/address-parts.ts'
import { nextTask } from '#src/rules/next-task.ts'
import { readCookiesAtStart, readToken } from '#src/session/session-cookie.ts'

/** Files of each page: scripts as indexes of `names` by the page's address, texts by language and group. */
interface PageFiles {
  readonly names: readonly string[]
  readonly pages: Readonly<Record<string, readonly number[] | undefined>>
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
}

declare const __PAGE_FILES__: PageFiles

/** Read only here, because the build inserts the list wherever it is mentioned. */
const { names, pages, texts } = __PAGE_FILES__

/** The address under which the build lists the files of a page, e.g. with 1 for any project. */
const pageOf = (path: string) =>
  path
    .replace(/(.)\/$/, '$1')
    .replace(/\/[1-9]\d{0,14}$/, '/1')
    .replace(/^(\/payment)\/.*/, '$1')

function preload(file: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = `/assets/${file}`
  document.head.append(link)
}

function preloadPage(token: string) {
  const locale = localeFromPathname(location.pathname)
  const path = withoutLocalePrefix(location.pathname)
  const page = pageOf(path)
  const files = pages[page]
  if (!files) return
  const [, , slug, id] = path.split('/')
  const { services, profile, balance, languages, voices, project, projects } = firstPaths
  const calls: string[] = [services, profile, balance, languages]
  if (page === `/services/${slug}`) calls.push(projects)
  if (page.endsWith('/1')) calls.push(project, ...(isSpoken(slug) ? [voices] : []))
  const headers = callHeaders(token, locale)
  for (const call of calls) prefetchCall(requestUrl(call, { slug, id }), headers)
  for (const file of files) preload(names[file] ?? '')
  const { first, work, account } = texts[locale] ?? {}
  const isWork = page.endsWith('/1') || page === '/services/text-to-speech/create'
  for (const file of [first, isWork ? work : page === '/profile' ? account : undefined])
    if (file) preload(file)
}

readCookiesAtStart()
const sessionToken = readToken()
// In the next task, because reading cookies alone takes most of a task on a slow phone.
void nextTask().then(() => sessionToken !== undefined && preloadPage(sessionToken))
// The first read of a storage waits for another process, so it runs in a task of its own, after the first file.
void nextTask()
  .then(nextTask)
  .then(() => localStorage.length + sessionStorage.length)
  // Storage is denied; the code that needs it handles that.
  .catch(() => 0)
