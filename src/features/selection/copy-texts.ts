import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { notifications } from '#src/lib/notifications.ts'

async function writeClipboard(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Copies texts, with an empty line between them, and tells the customer.
 * @param message if it is more than that they were copied
 */
export async function copyTexts(texts: readonly string[], message?: string) {
  const isCopied = await writeClipboard(texts.flatMap((text) => text.trim() || []).join('\n\n'))
  await loadNamespaces(['selection'])
  if (isCopied) notifications.toast(message ?? i18n.t('selection:copied'), 'success')
  else notifications.toast(i18n.t('selection:copyFailed'), 'error')
}
