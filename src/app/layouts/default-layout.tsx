import { Outlet } from 'react-router'
import { Logo } from './logo.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

/** Everything a signed-in customer sees. */
export function DefaultLayout() {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex w-full max-w-page items-center gap-4 px-4 py-2 md:px-6">
          <Logo />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-page p-4 md:p-6">
        <Outlet />
      </main>
    </>
  )
}
