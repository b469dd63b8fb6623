import { createRoot } from 'react-dom/client'
import { Route, Routes, UNSAFE_createMemoryHistory } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lateComponent } from '#src/ui/late-component.ts'
import { LocaleRouter } from './locale-router.tsx'
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

test('who types into a list while the page they have chosen is on its way gets that page', async () => {
  const arrival = Promise.withResolvers<typeof Project>()
  const Late = lateComponent(() => arrival.promise)
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/en/list'], v5Compat: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <LocaleRouter history={history} onLocale={() => {}}>
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/project" element={<Late />} />
      </Routes>
    </LocaleRouter>,
  )
  const search = page.getByRole('textbox', { name: 'Axtarış' })
  await userEvent.type(search, 'a')
  await expect.poll(() => history.location.search).toBe('?q=a')
  history.push('/en/project')
  await userEvent.type(search, 'b')
  arrival.resolve(Project)
  await expect.element(page.getByRole('heading', { name: 'Layihə' })).toBeVisible()
  expect(history.location).toMatchObject({ pathname: '/en/project', search: '' })
})
