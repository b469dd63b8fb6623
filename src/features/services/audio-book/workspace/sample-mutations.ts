import { useMutation } from '@tanstack/react-query'
import { useEditor } from '#src/features/editor/editor-context.ts'

/** Fetches the sample of a draft, including edits that are not saved yet. */
export function useFetchSample(onReady: (url: string) => void) {
  const editor = useEditor()
  return useMutation({
    async mutationFn() {
      // Saves first: otherwise the refresh would fetch the sample of the previous text.
      await editor.autosave.save()
      await editor.refresh()
      return editor.body.get().book?.sample_url
    },
    onSuccess: (url) => url && onReady(url),
  })
}
