import { useEffect, useRef, useState } from 'react'
import type { KeptFile } from '#src/session/kept-files.ts'
import type { KeptFields } from './kept-fields.ts'
import { useKeptFiles } from './use-kept-files.ts'
import { useOwnForm } from './use-own-form.ts'

interface KeptFormOptions {
  /** Of this form among the customer's. */
  name: string
  fields: KeptFields
  files: readonly KeptFile[]
  /** There is something that is worth keeping. */
  isTouched: boolean
  /** Puts back what was kept when the form was left. */
  onRestore: (fields: KeptFields, files: readonly KeptFile[]) => void
}

/** Keeps a form with its files until it is sent, so that neither a reload nor a closed tab loses anything. */
export function useKeptForm({ name, fields, files, isTouched, onRestore }: KeptFormOptions) {
  const own = useOwnForm(name)
  const [isReady, setIsReady] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const [areFieldsKept, setAreFieldsKept] = useState(false)
  const isOver = useRef(false)
  const hasKept = useRef(false)
  const latest = useRef(onRestore)
  latest.current = onRestore
  const kept = useKeptFiles(isReady && !isOver.current ? own : undefined, files)

  useEffect(() => {
    let isHere = true
    setIsReady(false)
    async function restore() {
      if (!own) return
      const before = own.readFields()
      const found = before ? await own.readFiles() : []
      if (!isHere) return
      // Files whose form has been given up.
      if (!before) await own.forget()
      else {
        kept.know(found)
        latest.current(before, found)
        setIsRestored(true)
      }
      setIsReady(true)
    }
    void restore()
    return () => {
      isHere = false
    }
  }, [own, kept.know])

  const typed = JSON.stringify(fields)
  useEffect(() => {
    if (!own || !isReady || isOver.current) return
    if (isTouched) {
      hasKept.current = true
      setAreFieldsKept(own.keepFields(JSON.parse(typed)))
    } else if (hasKept.current) {
      hasKept.current = false
      // What is typed from here on is no longer that of an earlier visit.
      setIsRestored(false)
      void own.forget()
    }
  }, [own, isReady, isTouched, typed])

  return {
    /** Everything would be there again: nobody has to be asked before the form is left. */
    isKept: own !== undefined && isReady && areFieldsKept && kept.areKept,
    /** What is on screen comes from an earlier visit. */
    isRestored: isRestored && isTouched,
    /** The form has been sent. */
    finish() {
      isOver.current = true
      void own?.forget()
    },
  }
}
