import { useRef, useState } from 'react'

/** Copies a text; if the browser refuses, selects the text in `field` instead. */
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
