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
 * @param loadMessage message if it is more than that they were copied; loaded after copying, because some browsers let a
 * page copy only during a press
 */
export async function copyTexts(texts: readonly string[], loadMessage?: () => Promise<string>) {
  const isCopied = await writeClipboard(texts.flatMap((text) => text.trim() || []).join('\n\n'))
  await loadNamespaces(['selection'])
  if (isCopied) notifications.toast((await loadMessage?.()) ?? i18n.t('selection:copied'), 'success')
  else notifications.toast(i18n.t('selection:copyFailed'), 'error')
}
