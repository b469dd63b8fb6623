import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import { saveDrafts } from '#src/drafts/save-drafts.ts'
import { countChanges, isAllSavedWithin, type Unsaved, useUnsaved } from '#src/drafts/unsaved.ts'
import { services } from '#src/features/services/services.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { unsavedFileName, unsavedText } from './unsaved-text.ts'

/** The browser's storage has removed saved drafts within this time. */
const SETTLE_MS = 500

const noFiles: readonly SavedFile[] = []

/** Files of unsaved forms, such as recordings: the customer can download each of them. */
function useUnsavedFiles(unsaved: readonly Unsaved[]) {
  const [files, setFiles] = useState(noFiles)
  const ids = unsaved.flatMap(({ id = [], isUnfinished }) => (isUnfinished ? id : [])).join(' ')
  useEffect(() => {
    let isOver = false
    async function read() {
      const saved = await import('#src/drafts/draft-files.ts').catch(() => undefined)
      const found = await Promise.all(ids.split(' ').map((id) => saved?.readFiles(id) ?? noFiles))
      if (!isOver) setFiles(found.flat())
    }
    if (ids === '') setFiles(noFiles)
    else void read()
    return () => {
      isOver = true
    }
  }, [ids])
  return files
}

type LogoutProgress = 'asking' | 'saving' | 'left'

/**
 * Unsaved content at a logout, and the actions on it.
 * @param logOut ends the session and deletes all unsaved content
 * @param isLoggingOut keeps the list on screen while drafts are deleted
 */
export function useUnsavedLogout(logOut: () => void, isLoggingOut: boolean) {
  const { t } = useTranslation('drafts')
  const client = useQueryClient()
  const now = useUnsaved()
  const asked = useRef(now)
  if (!isLoggingOut) asked.current = now
  const unsaved = asked.current
  const [progress, setProgress] = useState<LogoutProgress>('asking')
  const [isDownloaded, setIsDownloaded] = useState(false)
  const count = countChanges(unsaved)
  const files = useUnsavedFiles(unsaved)

  useEffect(() => {
    // A download does not include later input.
    if (count > 0) setIsDownloaded(false)
  }, [count])

  async function saveAndLogOut() {
    setProgress('saving')
    await saveDrafts()
    if (await isAllSavedWithin(SETTLE_MS)) return logOut()
    const left = await import('#src/features/editor/open-editor.ts').catch(() => undefined)
    await left?.sendSavedDrafts(client, (slug) => services[slug].content?.())
    if (await isAllSavedWithin(SETTLE_MS)) logOut()
    else setProgress('left')
  }

  function download() {
    const text = new Blob([unsavedText(unsaved, t)], { type: 'text/plain;charset=utf-8' })
    saveFile(unsavedFileName(t), text)
    for (const { file } of files) saveFile(file.name, file)
    setIsDownloaded(true)
  }

  /** False if the server would refuse everything, because only forms are unsaved. */
  const canSave = unsaved.some(({ isUnfinished }) => !isUnfinished)
  return { unsaved, files, count, canSave, progress, isDownloaded, download, saveAndLogOut }
}
