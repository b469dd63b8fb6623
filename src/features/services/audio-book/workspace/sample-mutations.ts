import { useMutation } from '@tanstack/react-query'
import { useEditor } from '#src/features/editor/editor-context.ts'

/** Asks for the sample of a draft as it is now: what was written a moment ago is to be heard, too. */
export function useFreshSample(onReady: (url: string) => void) {
  const editor = useEditor()
  return useMutation({
    async mutationFn() {
      // A refresh alone would fetch the sample first and save what was typed afterwards.
      await editor.autosave.save()
      await editor.refresh()
      return editor.body.get().book?.sample_url
    },
    onSuccess: (url) => url && onReady(url),
  })
}
