import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { notifications } from '#src/lib/notifications.ts'

/** Texts, and the message after they are copied. */
interface TextsWithMessage {
  readonly texts: readonly string[]
  readonly message: string
}

const joinTexts = (texts: readonly string[]) => texts.flatMap((text) => text.trim() || []).join('\n\n')

function write(text: string | Promise<string>) {
  const { clipboard } = navigator
  if (typeof text === 'string') return clipboard.writeText(text)
  // Firefox before 127 copies some seconds after a press too.
  if (typeof ClipboardItem === 'undefined') return text.then((made) => clipboard.writeText(made))
  const content = text.then((made) => new Blob([made], { type: 'text/plain' }))
  return clipboard.write([new ClipboardItem({ 'text/plain': content })])
}

async function isWritten(text: string | Promise<string>) {
  try {
    await write(text)
    return true
  } catch {
    return false
  }
}

/**
 * Copies texts, with an empty line between them, and tells the customer. Call it within the press, with a promise if
 * the texts take time: Safari lets a page copy only then.
 * @throws the error of the promise
 */
export async function copyTexts(copied: readonly string[] | Promise<TextsWithMessage>) {
  const isPromise = copied instanceof Promise
  const isCopied = await isWritten(
    isPromise ? copied.then(({ texts }) => joinTexts(texts)) : joinTexts(copied),
  )
  const message = isPromise ? (await copied).message : undefined
  await loadNamespaces(['selection'])
  if (isCopied) notifications.toast(message ?? i18n.t('selection:copied'), 'success')
  else notifications.toast(i18n.t('selection:copyFailed'), 'error')
}
