import { type RefObject, useEffect } from 'react'
import type { Editor } from '../core/create-editor.ts'
import { textOf } from '../core/document/editor-block.ts'

export function useCaret(
  { focus, store }: Pick<Editor, 'focus' | 'store'>,
  key: string,
  field: RefObject<HTMLTextAreaElement | null>,
  part?: string,
) {
  useEffect(() => {
    function take() {
      const target = focus.get()
      if (target?.key !== key || target.part !== part || !field.current) return
      // React would move the caret to the end when it renders a pending change, so the caret is set after that render.
      const block = store.getBlock(key)
      if (!block || field.current.value !== textOf(block, part)) return
      field.current.focus({ preventScroll: true })
      field.current.setSelectionRange(target.caret, target.end ?? target.caret)
      focus.set(undefined)
    }
    take()
    return focus.subscribe(take)
  })
}
