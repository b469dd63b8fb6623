import type { ExportFile } from '#src/contract/work.ts'

/** How long the browser may take to begin with a file before its address is given back. */
const HOLD_MS = 60_000

function saveAs(url: string, name: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/**
 * Saves an export under its name. Files of this host are fetched first: a plain link would save whatever comes,
 * be it a page that says that the file has expired. Files of other hosts are left to the browser.
 * @throws Error when the file is not to be had.
 */
export async function downloadFile({ url, file_name, mime }: ExportFile): Promise<void> {
  if (!url) throw new Error('The export has no file')
  const address = new URL(url, location.href)
  if (address.origin !== location.origin) return saveAs(url, file_name)
  const response = await fetch(address)
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || type.startsWith('text/html')) throw new Error(`No file at ${address.pathname}`)
  const blob = new Blob([await response.arrayBuffer()], { type: mime ?? type })
  const local = URL.createObjectURL(blob)
  saveAs(local, file_name)
  setTimeout(() => URL.revokeObjectURL(local), HOLD_MS)
}
