import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { notifications } from '#src/lib/notifications.ts'
import { type Downloadable, fetchNamed } from './download-file.ts'
import { missingFileMessage } from './missing-file-message.ts'

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : undefined)

/** Whether this device can pass a file of such a kind to its other apps. */
export function canShareFile({ file_name, mime }: Downloadable): boolean {
  if (!navigator.canShare) return false
  return navigator.canShare({ files: [new File([], file_name, { type: mime ?? '' })] })
}

/**
 * Passes an export to another app of the device. Browsers allow that only shortly after a press, so a file that took
 * longer to fetch is kept, and passed at the next press.
 */
export function useShareFile(file: Downloadable) {
  const fetched = useRef<File>(undefined)
  const { mutate, isPending, data } = useMutation({
    async mutationFn() {
      fetched.current ??= await fetchNamed(file)
      try {
        await navigator.share({ files: [fetched.current] })
      } catch (error) {
        if (nameOf(error) === 'NotAllowedError') return { isKept: true }
        // The customer closed the list of apps.
        if (nameOf(error) !== 'AbortError') throw error
      }
      return { isKept: false }
    },
    onError: (error) => notifications.popup('error', missingFileMessage(error)),
    meta: { silent: true },
  })
  return { share: () => mutate(), isSharing: isPending, isKept: data?.isKept === true }
}
