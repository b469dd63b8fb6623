import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { logout } from '#src/contract/customer.ts'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { announceForcedReload } from '#src/session/forced-reload.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { signOut } from '#src/session/session.ts'

/**
 * Logs out: stops repeated requests, calls logout, forgets the token, reloads the page [spec 4]. Everything else that
 * this browser remembers goes too: recordings of a voice are nothing to leave on a browser that others use. Whoever
 * asked to be logged out of this browser is, even where the call fails.
 */
export function useLogout({ reload = () => location.reload() } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      repeatedRequests.set(false)
      await client.cancelQueries()
      await forgetDrafts()
      // Whatever the server says to it: nothing is left that the customer would have to know or do.
      await request(logout, {}).catch(() => undefined)
    },
    onSettled: () => {
      signOut()
      announceForcedReload()
      // Once the guard has led to the login page: a change of address while a page reloads loses the entry's state.
      setTimeout(reload)
    },
    meta: { silent: true },
  })
}
