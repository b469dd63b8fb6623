import { type ReactNode, use } from 'react'
import { createRoot } from 'react-dom/client'
import { Route, Routes, UNSAFE_createMemoryHistory, useHref } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { LocaleRouter, useLocaleAddress } from './locale-router.tsx'
import { useSearchParams } from './use-search-params.ts'

function List() {
  const [query, setQuery] = useSearchParams()
  const search = (text: string) => setQuery(() => new URLSearchParams({ q: text }), { replace: true })
  return (
    <input
      aria-label="Axtarış"
      defaultValue={query.get('q') ?? ''}
      onChange={(event) => search(event.target.value)}
    />
  )
}

const Project = () => <h1>{'Layihə'}</h1>

const search = page.getByRole('textbox', { name: 'Axtarış' })

function openAt(address: string, children: ReactNode) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: [address], v5Compat: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <LocaleRouter history={history} onLocale={() => {}}>
      {children}
    </LocaleRouter>,
  )
  return history
}

test('typing into a list while the chosen page loads does not cancel the navigation', async () => {
  const arrival = Promise.withResolvers<typeof Project>()
  const Late = lazyComponent(() => arrival.promise)
  const history = openAt(
    '/en/list',
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="/project" element={<Late />} />
    </Routes>,
  )
  await userEvent.type(search, 'a')
  await expect.poll(() => history.location.search).toBe('?q=a')
  history.push('/en/project')
  await userEvent.type(search, 'b')
  arrival.resolve(Project)
  await expect.element(page.getByRole('heading', { name: 'Layihə' })).toBeVisible()
  expect(history.location).toMatchObject({ pathname: '/en/project', search: '' })
})

test('text typed into a list while its texts in another language load is kept', async () => {
  const arrival = Promise.withResolvers<void>()
  function LateTexts() {
    const { changeLocale } = useLocaleAddress()
    if (useHref('/') === '/tr') use(arrival.promise)
    return (
      <>
        <List />
        <button type="button" onClick={() => changeLocale('tr')}>
          {useHref('/')}
        </button>
      </>
    )
  }
  const history = openAt('/en/list', <LateTexts />)
  const typed = () => history.location.pathname + history.location.search
  await userEvent.type(search, 'a')
  await expect.poll(typed).toBe('/en/list?q=a')
  await userEvent.click(page.getByRole('button', { name: '/en' }))
  await userEvent.type(search, 'b')
  expect(typed()).toBe('/tr/list?q=ab')
  arrival.resolve()
  await expect.element(page.getByRole('button', { name: '/tr' })).toBeVisible()
  await expect.element(search).toHaveValue('ab')
  expect(typed()).toBe('/tr/list?q=ab')
})

test('a language change before typed text has rendered keeps the text', async () => {
  let changeTo = (_: 'tr') => {}
  function Language() {
    changeTo = useLocaleAddress().changeLocale
    return <List />
  }
  const history = openAt('/en/list', <Language />)
  await expect.element(search).toBeVisible()
  history.replace('/en/list?q=a')
  changeTo('tr')
  expect(history.location).toMatchObject({ pathname: '/tr/list', search: '?q=a' })
})
