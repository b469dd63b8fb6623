import { type RefObject, useEffect } from 'react'
import type { Editor } from '../core/create-editor.ts'

export function useCaret(
  { focus, store }: Pick<Editor, 'focus' | 'store'>,
  key: string,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  useEffect(() => {
    function take() {
      const target = focus.get()
      if (target?.key !== key || !field.current) return
      // A text that is about to change would take the caret to its end: the render that brings it calls again.
      if (field.current.value !== store.getBlock(key)?.text) return
      field.current.focus({ preventScroll: true })
      field.current.setSelectionRange(target.caret, target.end ?? target.caret)
      focus.set(undefined)
    }
    take()
    return focus.subscribe(take)
  })
}
