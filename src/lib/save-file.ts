import { plainFileName } from '#src/rules/file-name.ts'

/** Time for the browser to start the download before the object URL is revoked. */
const REVOKE_DELAY_MS = 60_000

export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = plainFileName(name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
