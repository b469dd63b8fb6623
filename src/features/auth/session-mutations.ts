import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { logout } from '#src/contract/customer.ts'
import { stopRepeatedRequests } from '#src/session/repeated-requests.ts'
import { signOut } from '#src/session/session.ts'
import { keepUnsavedWork } from '#src/session/unsaved-work.ts'
import { forgetUnsentForms } from '#src/session/unsent-form.ts'

/**
 * Logs out: stops repeated requests, calls logout, forgets the token, reloads the page [spec 4]. Forms that were not
 * sent go too: recordings of a voice are nothing to leave on a browser that others use. Whoever asked
 * to be logged out of this browser is, even where the call fails.
 */
export function useLogout({ reload = () => location.reload() } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      stopRepeatedRequests()
      await client.cancelQueries()
      keepUnsavedWork()
      await forgetUnsentForms()
      // Whatever the server says to it: nothing is left that the customer would have to know or do.
      await request(logout, {}).catch(() => undefined)
    },
    onSettled: () => {
      signOut()
      reload()
    },
    meta: { silent: true },
  })
}
