import { Suspense } from 'react'
import { Route, Routes, useParams } from 'react-router'
import { parsePaymentHint } from '#src/routing/payment-hint.ts'
import { usePrefetchLinks } from '#src/routing/prefetch-links.ts'
import { parseProjectId, parseServiceSlug } from '#src/routing/project-params.ts'
import { customerRoutes, guestRoutes, namesOf, type RouteName, routes } from '#src/routing/routes.ts'
import { NotFoundScreen } from '#src/screens/not-found-screen.tsx'
import { GuestLayout } from '../layouts/guest-layout.tsx'
import { Preloader } from '../layouts/preloader.tsx'
import { Guard } from './guards.tsx'
import { DefaultLayout, screens } from './screens.ts'

/** The screen of a route; for a service, project or payment result that cannot exist, the 404 screen. */
function RoutedScreen({ name }: { name: RouteName }) {
  const { slug, id, status } = useParams()
  const { Screen } = screens[name]
  const exists =
    (!slug || parseServiceSlug(slug)) &&
    (name !== 'project' || parseProjectId(id)) &&
    parsePaymentHint(status) !== null
  return exists ? <Screen /> : <NotFoundScreen />
}

const routesTo = (names: readonly RouteName[]) =>
  names.map((name) => (
    <Route key={name} caseSensitive path={routes[name]} element={<RoutedScreen name={name} />} />
  ))

const GuestNotFound = () => (
  <GuestLayout>
    <NotFoundScreen />
  </GuestLayout>
)

const prefetchRoutes = async (signal: AbortSignal) =>
  (await import('./prefetch-routes.ts')).prefetchRoutes(signal)

/** Next to the routes, so that it starts when the first layout has rendered. */
function LinkPrefetch() {
  usePrefetchLinks(prefetchRoutes)
  return null
}

/** The routes of the specification. Literal segments win over parameters, so `create` is never taken for an id. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Preloader />}>
      <Routes>
        <Route element={<Guard name="guest-only" />}>
          <Route element={<GuestLayout />}>{routesTo(namesOf(guestRoutes))}</Route>
        </Route>
        <Route element={<Guard name="signed-in-only" />}>
          <Route element={<DefaultLayout />}>{routesTo(namesOf(customerRoutes))}</Route>
        </Route>
        {/* The same elements as around customers' screens, so that React keeps the layout and its loaded data. */}
        <Route element={<Guard name="signed-in-only" guestSees={<GuestNotFound />} />}>
          <Route element={<DefaultLayout />}>
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
        </Route>
      </Routes>
      <LinkPrefetch />
    </Suspense>
  )
}
