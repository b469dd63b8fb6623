import { useRef, useState } from 'react'

/** Copies a text; where the browser refuses, the text in `field` is chosen instead. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<'done' | 'failed'>()
  const field = useRef<HTMLTextAreaElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('done')
    } catch {
      field.current?.select()
      setCopied('failed')
    }
  }
  return { field, copied, copy: () => void copy() }
}
