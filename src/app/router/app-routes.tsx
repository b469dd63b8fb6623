import { Suspense } from 'react'
import { Outlet, Route, Routes, useParams } from 'react-router'
import { parsePaymentHint } from '#src/routing/payment-hint.ts'
import { usePrefetchLinks } from '#src/routing/prefetch-links.ts'
import { parseProjectId, parseServiceSlug } from '#src/routing/project-params.ts'
import { NotFoundScreen } from '#src/screens/not-found-screen.tsx'
import { GuestLayout } from '../layouts/guest-layout.tsx'
import { Preloader } from '../layouts/preloader.tsx'
import { Guard } from './guards.tsx'
import { DefaultLayout, screens } from './screens.ts'

function ServiceRoute() {
  return parseServiceSlug(useParams().slug) ? <Outlet /> : <NotFoundScreen />
}

function ProjectRoute() {
  return parseProjectId(useParams().id) ? <screens.project.Screen /> : <NotFoundScreen />
}

function PaymentRoute() {
  return parsePaymentHint(useParams().status) === null ? <NotFoundScreen /> : <screens.payment.Screen />
}

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
          <Route element={<GuestLayout />}>
            <Route caseSensitive path="login" element={<screens.login.Screen />} />
            <Route caseSensitive path="register" element={<screens.register.Screen />} />
            <Route caseSensitive path="forgot-password" element={<screens.forgotPassword.Screen />} />
            <Route caseSensitive path="reset-password/:id" element={<screens.resetPassword.Screen />} />
          </Route>
        </Route>
        <Route element={<Guard name="signed-in-only" />}>
          <Route element={<DefaultLayout />}>
            <Route index element={<screens.home.Screen />} />
            <Route caseSensitive path="profile" element={<screens.profile.Screen />} />
            <Route caseSensitive path="transactions" element={<screens.transactions.Screen />} />
            <Route caseSensitive path="payment/:status?" element={<PaymentRoute />} />
            <Route caseSensitive path="services" element={<screens.services.Screen />} />
            <Route caseSensitive path="services/:slug" element={<ServiceRoute />}>
              <Route index element={<screens.projects.Screen />} />
              <Route caseSensitive path="create" element={<screens.createProject.Screen />} />
              <Route caseSensitive path=":id" element={<ProjectRoute />} />
            </Route>
          </Route>
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
