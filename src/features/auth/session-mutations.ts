import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { logout } from '#src/contract/customer.ts'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { announceForcedReload } from '#src/session/forced-reload.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { signOut } from '#src/session/session.ts'

/**
 * Logs out: stops polling, calls logout, deletes the token, reloads the page [spec 4]. Deletes all other
 * stored data too, e.g. recordings of a voice, because others may use the same browser. The logout takes
 * effect in this browser even if the call fails.
 */
export function useLogout({ reload = () => location.reload() } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      repeatedRequests.set(false)
      await client.cancelQueries()
      await forgetDrafts()
      // Errors are ignored: the customer has nothing to know or do about them.
      await request(logout, {}).catch(() => undefined)
    },
    onSettled: () => {
      signOut()
      announceForcedReload()
      // After the guard has led to the login page: a navigation during a reload would lose the entry's state.
      setTimeout(reload)
    },
    meta: { silent: true },
  })
}
